import { paths } from '../paths.ts'
import type { Product } from './product.ts'

/** The props of a Link to a product's page. The link prefetches the product's details. */
export const productLink = ({ id, details }: Pick<Product, 'id' | 'details'>) => ({
  to: paths.product(id),
  prefetchData: details,
})
