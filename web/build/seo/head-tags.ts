import { routes } from '../../src/routes.ts'
import type { Environment } from '../environment.ts'
import type { Page } from '../pages.ts'
import { absolute } from './absolute.ts'
import { jsonScript, link, meta } from './markup.ts'
import { shareTags } from './share-tags.ts'
import { structuredData } from './structured-data.ts'

/** What a page's head has besides the title and description, which React renders. */
export async function headTags(
  page: Page,
  { isListed }: Pick<Environment, 'isListed'>,
): Promise<string> {
  const { route } = page
  // Hosting serves 404.html at any unknown path, so it has no canonical URL.
  if (route === routes.notFound) return meta('name', 'robots', 'noindex')

  const data = route.indexed ? await structuredData(page) : undefined
  return [
    meta('name', 'robots', route.indexed && isListed ? 'max-image-preview:large' : 'noindex'),
    link('canonical', absolute(page.path)),
    shareTags(page),
    data ? jsonScript(data) : '',
  ].join('')
}
