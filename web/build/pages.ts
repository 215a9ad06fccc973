import type { Product } from '../src/catalog/product.ts'
import { products } from '../src/catalog/products.ts'
import { pageTitle } from '../src/brand/page-title.ts'
import { paths } from '../src/paths.ts'
import { allRoutes, routes, type Route } from '../src/routes.ts'

export type Page = {
  /** '*' for the 404 page. */
  path: string
  /** Relative to the folder of the built site. */
  file: string
  route: Route
  product?: Product
  title: string
  description: string
  /** Source files that the page loads besides the app's entry, as in Vite's manifest. */
  sources: readonly string[]
}

const screenOf = ({ name }: Route) => `src/routes/${name}/${name}-screen.tsx`

const fileOf = (path: string) => {
  if (path === routes.notFound.path) return '404.html'
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`
}

function pageOf(route: Route): Page {
  const { path, title, description } = route
  if (!description) throw new Error(`the route ${route.name} has no description`)
  const file = fileOf(path)
  return { path, file, route, title: pageTitle(title), description, sources: [screenOf(route)] }
}

function productPage(product: Product): Page {
  const { id, name, description } = product
  const path = paths.product(id)
  return {
    path,
    file: fileOf(path),
    route: routes.product,
    product,
    title: pageTitle(name),
    description,
    sources: [screenOf(routes.product), `src/catalog/${id}/details.ts`],
  }
}

export const allPages = (): Page[] =>
  allRoutes.flatMap((route) =>
    route === routes.product ? products.map(productPage) : [pageOf(route)],
  )
