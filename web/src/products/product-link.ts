import { paths } from '../paths.ts'
import type { Product } from './product.ts'

/** The props of a link to a product's page: its details load together with the screen. */
export const productLink = ({ id, details }: Pick<Product, 'id' | 'details'>) => ({
  to: paths.product(id),
  prefetch: details,
})
