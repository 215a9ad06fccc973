import type { Picture } from '../pictures/picture.ts'
import type { Palette } from '../brand/palettes.ts'
import type { Allergen } from './allergens.ts'

export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

/** Per serving, as text: '24 g' for nutrients, '126' for calories, which are in kcal. */
export type NutritionFacts = { protein: string; carbs: string; fat: string; calories: string }

/** A product of the shop (specification, section 3). Lists load this part of it, its page also the details. */
export type Product = {
  id: string
  name: string
  description: string
  /** Taka. */
  price: number
  category: Category
  image: Picture
  nutritionFacts?: NutritionFacts
  details: () => Promise<{ details: ProductDetails }>

  flavour: string
  servings: number
  /** The weight of a serving in grams, and its name on the pack. */
  serving: { weight: number; name: string }
  views?: readonly Picture[]
  /** The palette of its card and, if different, of the top of its page. */
  palette: { card: Palette; page?: Palette }
  /** Whether the search overlay finds it (specification, section 3). */
  inSearch?: boolean
}

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
