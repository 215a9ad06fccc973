import { products } from '../../web/src/catalog/products.ts'
import { paths } from '../../web/src/paths.ts'
import { allRoutes, routes as table } from '../../web/src/routes.ts'

/** The path of each route, with the first product for the route with a parameter. */
export const routes: readonly string[] = allRoutes
  .filter((route) => route !== table.notFound)
  .map((route) => (route === table.product ? paths.product(products[0].id) : route.path))

/** Paths that return 404 (readings, 404), with a name that every object has. */
export const unknownPath = '/__proto__'
export const unknownProduct = paths.product('__proto__')

export function routeName(path: string): string {
  const route = allRoutes.find((route) => route.path === path)
  if (route) return route.name
  return routes.includes(path) ? table.product.name : table.notFound.name
}
