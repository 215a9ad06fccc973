import type { ProductFacts } from './product.ts'

/** Whole taka per serving; undefined for a pack with a single serving. */
export const pricePerServing = (price: number, { servings }: ProductFacts) =>
  servings > 1 ? Math.round(price / servings) : undefined
