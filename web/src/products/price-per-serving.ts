import type { ProductFacts } from './product.ts'

/** Whole taka for one scoop, cup or meal; undefined for a pack that is one serving. */
export const pricePerServing = (price: number, { servings }: ProductFacts) =>
  servings > 1 ? Math.round(price / servings) : undefined
