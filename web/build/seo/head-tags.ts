import { routes } from '../../src/routes.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'
import { element, jsonScript, link, meta } from './markup.ts'
import { shareTags } from './share-tags.ts'
import { structuredData } from './structured-data.ts'

/**
 * What a page's head says to everybody: the same two elements that React keeps up to date from the
 * first navigation on (src/components/page-head.tsx), and what search engines and link previews alone read, so
 * that no browser loads code for it.
 */
export async function headTags(page: Page): Promise<string> {
  const { route, title, description } = page
  const texts =
    element('title', {}, title) + element('meta', { name: 'description', content: description })
  // One file answers every unknown address: it has none of its own to name.
  if (route === routes.notFound) return texts + meta('name', 'robots', 'noindex')

  const data = route.indexed ? await structuredData(page) : undefined
  return [
    texts,
    meta('name', 'robots', route.indexed ? 'max-image-preview:large' : 'noindex'),
    link('canonical', absolute(page.path)),
    shareTags(page),
    data ? jsonScript(data) : '',
  ].join('')
}
