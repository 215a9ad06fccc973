import { routes } from './routes.ts'

type Paths = { [Name in keyof typeof routes]: (typeof routes)[Name]['path'] }

const patterns = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as Paths

/** Every internal link is built here, from the route table. */
export const paths = {
  ...patterns,
  product: (id: string) => routes.product.path.replace(':id', encodeURIComponent(id)),
}
