import { jsonScript, link, meta } from './markup.ts'
import { absolute, isListed, type FindablePage } from './page.ts'
import { textsOf } from './page-texts.ts'
import { shareTags } from './share-tags.ts'
import { structuredData } from './structured-data.ts'

/**
 * What a page's head says to search engines and link previews alone, so that no browser loads code
 * for it.
 * @param head as React rendered it, with title and description
 */
export async function headExtras(page: FindablePage, head: string): Promise<string> {
  const texts = textsOf(head)
  // One file answers every unknown address: it has none of its own to name.
  if (page.path === '*') return meta('name', 'robots', 'noindex')

  const listed = isListed(page)
  const data = listed ? await structuredData(page) : undefined
  return [
    meta('name', 'robots', listed ? 'max-image-preview:large' : 'noindex'),
    link('canonical', absolute(page.path)),
    shareTags(page, texts),
    data ? jsonScript(data) : '',
  ].join('')
}
