import type { Picture } from '../pictures/picture.ts'
import type { Palette } from '../brand/palettes.ts'
import type { ProductDetails } from './details.ts'

export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

/** Per serving, as text: '24 g' for nutrients, '126' for calories, which are in kcal. */
export type NutritionFacts = { protein: string; carbs: string; fat: string; calories: string }

/**
 * A product that the shop sells (specification, section 3). Lists load this part of it, its page also
 * the details.
 */
export type Product = {
  id: string
  name: string
  description: string
  /** Taka. */
  price: number
  category: Category
  image: Picture
  /** If they are missing, the page shows a fallback text. */
  nutritionFacts?: NutritionFacts
  /** Loads the fields that only its page needs. */
  details: () => Promise<{ details: ProductDetails }>

  flavour: string
  servings: number
  /** The weight of a serving in grams, and its name on the pack. */
  serving: { weight: number; name: string }
  /** Pictures of other sides of the pack. */
  views?: readonly Picture[]
  /** The palette of its card and, if different, of the top of its page. */
  palette: { card: Palette; page?: Palette }
  /** Whether it is in the built-in catalogue of the search overlay (specification, section 3). */
  inSearch?: boolean
}
