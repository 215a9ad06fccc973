import { brand } from '../brand.ts'
import { products } from '../content/products.ts'
import { paths } from '../paths.ts'

/** A prerendered page, as far as those who look for it care. */
export type FindablePage = { path: string; screen: string }

/** Account screens and the 404 page: not in the sitemap, and noindex. */
const unlisted = new Set(['login', 'register', 'profile', 'orders', 'not-found'])

export const isListed = ({ screen }: FindablePage) => !unlisted.has(screen)

/** With the origin of the live shop, wherever the page stands (brand.ts). */
export const absolute = (path: string) => `${brand.origin}${path}`

/** The product whose page it is. */
export const productOf = ({ path }: FindablePage) =>
  products.find(({ id }) => paths.product(id) === path)
