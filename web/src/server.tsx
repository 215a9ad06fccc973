import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { signedOutAccount } from './account/signed-out-account.ts'
import { AccountContext } from './account/use-account.ts'
import { App } from './app.tsx'
import { products } from './content/products.ts'
import { paths } from './paths.ts'
import { framedRoutes, homeRoute, routeOf } from './routes.tsx'

export { headExtras } from './findable/head-extras.ts'
export { siteFiles } from './findable/site-files.ts'
export { webManifest } from './web-manifest.ts'

/** One page of the built site: its address, its file, and the name of its screen. */
export type Page = {
  path: string
  file: string
  screen: string
  /** Sources of what its screen loads besides, for this address alone. */
  parts: readonly string[]
}

const addressesOf = (path: string) =>
  path.endsWith('/:id') ? products.map(({ id }) => paths.product(id)) : [path]

const productPaths = new Map(products.map(({ id }) => [paths.product(id), id] as const))

function partsOf(path: string) {
  const id = productPaths.get(path)
  return id ? [`src/content/product-details/${id}.ts`] : []
}

const fileOf = (path: string) => {
  if (path === '*') return '404.html'
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}

/** Every page that is prerendered: each route, each product, and the answer to all other paths. */
export const pages: readonly Page[] = [homeRoute, ...framedRoutes].flatMap(({ path, name }) =>
  addressesOf(path).map((address) => ({
    path: address,
    file: fileOf(address),
    screen: name,
    parts: partsOf(address),
  })),
)

/** The HTML of a page for a signed-out visitor, its head parts first. */
export async function render(path: string): Promise<string> {
  const location = path === '*' ? '/404' : path
  await routeOf(location).route.Screen.preload()
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <AccountContext value={signedOutAccount}>
          <App />
        </AccountContext>
      </StaticRouter>
    </StrictMode>,
    // Long pages would otherwise arrive in parts that an inline script puts into place.
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}
