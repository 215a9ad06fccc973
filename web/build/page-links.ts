import type { Manifest } from './manifest.ts'
import type { Page } from './pages.ts'

/** Routes with ৳ in the text's own weight. In bold, it or the shop's name in Bangla is on all of them. */
const regularBangla = new Set(['affiliate', 'product', 'products'])

/** The fonts that a page is set in, which the inline script has ready before it is laid out. */
function fontLinks({ route }: Page, { assetOf }: Manifest) {
  const preload = (name: string, font: string) =>
    `<link rel="preload" href="/${assetOf(name)}" as="font" type="font/woff2" crossorigin data-font="${font}">`

  return [
    preload('archivo', '1em Archivo'),
    preload('hind-siliguri-700', "700 1em 'Hind Siliguri'"),
    ...(regularBangla.has(route.name)
      ? [preload('hind-siliguri-400', "400 1em 'Hind Siliguri'")]
      : []),
  ]
}

/** The app's files for one page, the entry first: the inline script fetches them when the page is painted. */
function scriptLinks({ sources }: Page, { filesOf }: Manifest) {
  const files = new Set(['index.html', ...sources].flatMap(filesOf))
  return [...files].map((file) => `<link rel="later" crossorigin href="/${file}">`)
}

/** What a page's head says of the files that it needs. */
export const pageLinks = (page: Page, manifest: Manifest): string =>
  [...fontLinks(page, manifest), ...scriptLinks(page, manifest)].join('')
