import type { Allergen } from './allergens.ts'

export type Faq = { question: string; answer: string }

/**
 * The fields of a product that only its page needs (specification, section 3). For each missing one the
 * page shows a fallback text (routes/product/product-text.ts).
 */
export type ProductDetails = {
  features: readonly string[]
  ingredients?: string
  benefits?: readonly string[]
  howToUse?: readonly string[]
  faqs: readonly Faq[]

  headings: { ingredients?: string; benefits?: string; howToUse?: string }
  allergens: readonly Allergen[]
}
