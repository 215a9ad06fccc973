import type { Picture } from '../pictures/picture.ts'
import type { Palette } from '../brand/palettes.ts'
import type { ProductDetails } from './details.ts'

export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

type Figure = { value: string; unit?: string; of: string }

/** Nutrition per serving: protein, carbohydrates and fat in grams, calories in kcal. */
export type Nutrition = { protein: number; carbs: number; fat: number; calories: number }

/** The facts on a pack's label, and the only ones that pages may state; weights in grams. */
export type ProductFacts = {
  flavour: string
  /** The kind of product, shown in a line under the name. */
  kind: string
  servings: number
  /** The weight of a serving, and its name on the pack. */
  serving: { weight: number; name: string }
  figures: readonly [Figure, Figure, Figure]
  /** If it is missing, the page shows a fallback text. */
  nutrition?: Nutrition
}

/** A product with a pack. The shop does not sell all of them. */
export type PackedProduct = {
  id: string
  name: string
  image: Picture
  /** The palette of its card and, if different, of the top of its page. */
  palette: { card: Palette; page?: Palette }
  facts: ProductFacts
}

/** A product that the shop sells (specification, section 3). Each has a page. */
export type Product = PackedProduct & {
  /** Shown on its card and at the start of its page. */
  description: string
  /** Taka. */
  price: number
  category: Category
  /** Pictures of other sides of the pack. */
  views?: readonly Picture[]
  /** Whether it is in the built-in catalogue of the search overlay (specification, section 3). */
  inSearch?: boolean
  /** Loads the texts that only its page needs. */
  details: () => Promise<{ details: ProductDetails }>
}
