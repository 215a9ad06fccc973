import { routes } from './routes.ts'

type Paths = { [Name in keyof typeof routes]: (typeof routes)[Name]['path'] }

const patterns = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as Paths

/** The id of the catalogue's section of the products page. */
export const catalogueId = 'catalogue'

export const paths = {
  ...patterns,
  product: (id: string) => routes.product.path.replace(':id', encodeURIComponent(id)),
  /** The products page at its catalogue, filtered by category id and search text. */
  catalogue: (params: { category?: string; q?: string }) =>
    `${routes.products.path}?${new URLSearchParams(params).toString()}#${catalogueId}`,
}
