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

const app = 'index.html'
const provider = 'src/account/firebase.ts'

// Links to the scripts of a page in the order of loading: those with rel="session" at once if a session is stored,
// those with rel="later" after the first paint. Browsers ignore both values: the scripts of src/boot load the files,
// and run those that `data-load` names.
function scriptLinks({ sources }: Page, { fileOf, filesOf }: Manifest) {
  const later = new Set([app, ...sources].flatMap(filesOf))
  const menu = filesOf('src/layout/user-menu.tsx').filter((file) => !later.has(file))
  const session = new Set([...filesOf(provider), ...menu])
  const names = new Map([
    [fileOf(app), ' data-load="app"'],
    [fileOf(provider), ' data-load="provider"'],
  ])
  return [...new Set([fileOf(app), ...session, ...later])].map((file) => {
    const rel = [...(session.has(file) ? ['session'] : []), ...(later.has(file) ? ['later'] : [])]
    return `<link rel="${rel.join(' ')}" crossorigin href="/${file}"${names.get(file) ?? ''}>`
  })
}

export const pageLinks = (page: Page, manifest: Manifest): string =>
  [...fontLinks(page, manifest), ...scriptLinks(page, manifest)].join('')
