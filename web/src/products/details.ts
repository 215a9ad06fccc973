import type { Faq } from './faq.ts'
import type { Allergen } from './allergens.ts'

/** What the tabs of a product's page say; what is missing is answered by routes/product/product-text.ts. */
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
