import type { Allergen } from './allergens.ts'

export type Faq = { question: string; answer: string }

/** What only a product's page needs. For what is missing it shows a fallback text (product-text.ts). */
export type ProductDetails = {
  features: readonly string[]
  ingredients?: string
  benefits?: readonly string[]
  howToUse?: readonly string[]
  faqs: readonly Faq[]

  headings: { ingredients?: string; benefits?: string; howToUse?: string }
  allergens: readonly Allergen[]
}
