import type { Manifest } from './manifest.ts'
import type { Page } from './pages.ts'

/** Every page needs the bold Hind Siliguri, for ৳ or the shop's Bangla name. The inline script loads these fonts. */
function fontLinks({ route }: Page, { assetOf }: Manifest) {
  const preload = (name: string, font: string) =>
    `<link rel="preload" href="/${assetOf(name)}" as="font" type="font/woff2" crossorigin data-font="${font}">`

  return [
    preload('archivo', '1em Archivo'),
    preload('hind-siliguri-700', "700 1em 'Hind Siliguri', 'Bangla name'"),
    ...(route.hasRegularTaka ? [preload('hind-siliguri-400', "400 1em 'Hind Siliguri'")] : []),
  ]
}

// Links to the scripts of a page, entry first. A stored session needs those with rel="session" at once, of which
// the first is firebase.ts. Browsers ignore both rel values: the inline scripts decide when to load the files.
function scriptLinks({ sources }: Page, { filesOf }: Manifest) {
  const app = new Set(['index.html', ...sources].flatMap(filesOf))
  const menu = filesOf('src/layout/user-menu.tsx').filter((file) => !app.has(file))
  const session = new Set([...filesOf('src/account/firebase.ts'), ...menu])
  const [entry = ''] = app
  return [...new Set([entry, ...session, ...app])].map((file) => {
    const rel = [...(session.has(file) ? ['session'] : []), ...(app.has(file) ? ['later'] : [])]
    return `<link rel="${rel.join(' ')}" crossorigin href="/${file}">`
  })
}

export const pageLinks = (page: Page, manifest: Manifest): string =>
  [...fontLinks(page, manifest), ...scriptLinks(page, manifest)].join('')
