import type { Product } from './product.ts'

/** Whole taka per serving; undefined for a pack with a single serving. */
export const pricePerServing = ({ price, servings }: Pick<Product, 'price' | 'servings'>) =>
  servings > 1 ? Math.round(price / servings) : undefined
