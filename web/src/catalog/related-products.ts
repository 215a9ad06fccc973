import type { Product } from './product.ts'
import { products } from './products.ts'

export const maxRelated = 3

/** 'You May Also Like': at most three others of the same category (specification, section 2). */
export const relatedProducts = ({ id, category }: Product): readonly Product[] =>
  products
    .filter((product) => product.category === category && product.id !== id)
    .slice(0, maxRelated)
