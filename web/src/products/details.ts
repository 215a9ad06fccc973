import type { Allergen } from './allergens.ts'

export type Faq = { question: string; answer: string }

/** The texts of a product page. routes/product/product-text.ts has the fallback for a missing text. */
export type ProductDetails = {
  /** Continues the product's description. */
  more: string
  features: readonly string[]
  ingredients?: { heading: string; text: string }
  allergens: readonly Allergen[]
  benefits?: { heading: string; points: readonly string[] }
  howToUse?: { heading: string; steps: readonly string[] }
  faqs: readonly Faq[]
}

/** The description of a product's page, for search engines. */
export const pageDescription = (product: { description: string }, details: ProductDetails) =>
  `${product.description} ${details.more}`
