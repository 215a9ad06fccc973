import type { Manifest } from './manifest.ts'
import type { Page } from './pages.ts'

/** Routes with ৳ in regular weight. All routes use the bold font, for ৳ or the shop's name in Bangla. */
const regularBangla = new Set(['affiliate', 'product', 'products'])

/** Preloads the page's fonts. The inline script loads them before the first layout. */
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

/** With a stored session the app loads it too. */
const authRuntime = 'src/account/auth-runtime.ts'

/**
 * The app's files for one page, entry first, and those that a stored session needs besides. Their rel
 * is inert: the inline script decides when they load.
 */
function scriptLinks({ sources }: Page, { filesOf }: Manifest) {
  const app = new Set(['index.html', ...sources].flatMap(filesOf))
  const all = new Set([...app, ...filesOf(authRuntime)])
  return [...all].map(
    (file) => `<link rel="${app.has(file) ? 'later' : 'session'}" crossorigin href="/${file}">`,
  )
}

/** The link elements for the files that a page needs. */
export const pageLinks = (page: Page, manifest: Manifest): string =>
  [...fontLinks(page, manifest), ...scriptLinks(page, manifest)].join('')
