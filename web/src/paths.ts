import type { CatalogueParams } from './products/catalogue-params.ts'
import { routes } from './routes.ts'

type Paths = { [Name in keyof typeof routes]: (typeof routes)[Name]['path'] }

const patterns = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as Paths

/** The paths of the routes. All internal links use them. */
export const paths = {
  ...patterns,
  product: (id: string) => routes.product.path.replace(':id', encodeURIComponent(id)),
  /** The products page with a filtered catalogue. */
  catalogue: (params: CatalogueParams) =>
    `${routes.products.path}?${new URLSearchParams(params).toString()}`,
}
