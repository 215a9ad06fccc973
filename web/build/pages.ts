import type { Product } from '../src/catalog/product.ts'
import { products } from '../src/catalog/products.ts'
import { paths } from '../src/paths.ts'
import { allRoutes, routes, type Route } from '../src/routes.ts'

export type Page = {
  /** '*' for the 404 page. */
  path: string
  /** Relative to the folder of the built site. */
  file: string
  route: Route
  product: Product | undefined
  /** Source files that the page loads besides the app's entry, as in Vite's manifest. */
  sources: readonly string[]
}

const screenOf = ({ name }: Route) => `src/routes/${name}/${name}-screen.tsx`

const fileOf = (path: string) => {
  if (path === routes.notFound.path) return '404.html'
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}

const pageOf = (route: Route, path = route.path, product?: Product): Page => ({
  path,
  file: fileOf(path),
  route,
  product,
  sources: [screenOf(route), ...(product ? [`src/catalog/${product.id}/details.ts`] : [])],
})

export const allPages = (): Page[] =>
  allRoutes.flatMap((route) =>
    route === routes.product
      ? products.map((product) => pageOf(route, paths.product(product.id), product))
      : [pageOf(route)],
  )
