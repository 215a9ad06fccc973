import type { Allergen } from './allergens.ts'
import type { Faq } from './faq.ts'
import { products, type ProductId } from './products.ts'

/** What the tabs of a product's page say; what is missing is answered by product-page.ts. */
export type ProductDetails = {
  /** Goes on where the product's description ends. */
  more: string
  features: readonly string[]
  ingredients?: { heading: string; text: string }
  allergens: readonly Allergen[]
  benefits?: { heading: string; points: readonly string[] }
  howToUse?: { heading: string; steps: readonly string[] }
  faqs: readonly Faq[]
}

/**
 * Each product's in a file of its own, which only its page loads. Each snack and the pea protein lack
 * one thing, so that every fallback text can be seen (product decisions); the nutrition facts of the
 * cups are the one missing in product-facts.ts.
 */
export const detailFiles = {
  'casein-protein': () => import('./product-details/casein-protein.ts'),
  'protein-coffee': () => import('./product-details/protein-coffee.ts'),
  'plant-protein': () => import('./product-details/plant-protein.ts'),
  'meal-replacement-pro': () => import('./product-details/meal-replacement-pro.ts'),
  'pea-protein-isolate': () => import('./product-details/pea-protein-isolate.ts'),
  'protein-bar': () => import('./product-details/protein-bar.ts'),
  'protein-cookie': () => import('./product-details/protein-cookie.ts'),
  'protein-chips': () => import('./product-details/protein-chips.ts'),
  'peanut-butter-cups': () => import('./product-details/peanut-butter-cups.ts'),
} as const satisfies Record<ProductId, () => Promise<{ details: ProductDetails }>>

/** All of them, for what looks at more than one page. */
export async function allDetails(): Promise<ReadonlyMap<ProductId, ProductDetails>> {
  const all = new Map<ProductId, ProductDetails>()
  for (const { id } of products) all.set(id, (await detailFiles[id]()).details)
  return all
}
