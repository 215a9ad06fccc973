import type { Picture } from '../pictures/picture.ts'
import type { Palette } from '../brand/palettes.ts'
import type { ProductDetails } from './details.ts'

export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

type Figure = { value: string; unit?: string; of: string }

/** Per serving; protein, carbohydrates and fat in grams, calories in kcal. */
export type Nutrition = { protein: number; carbs: number; fat: number; calories: number }

/** What a pack's label says, and therefore what the pages may say; weights in grams. */
export type ProductFacts = {
  flavour: string
  flavourInBangla: string
  /** What it is, in a line under the name. */
  kind: string
  netWeight: number
  servings: number
  /** How the pack calls one serving and one more of them. */
  serving: { weight: number; name: string; plural: string }
  figures: readonly [Figure, Figure, Figure]
  /** Missing where the shop has none. */
  nutrition?: Nutrition
}

/** What has a pack, whether the shop sells it or not. */
export type PackedProduct = {
  id: string
  name: string
  image: Picture
  /** The colours it stands on: of its card, and of its page's first screen where that differs. */
  palette: { card: Palette; page?: Palette }
  facts: ProductFacts
}

/** What the shop sells (specification, section 3); each has a page. */
export type Product = PackedProduct & {
  /** A line on its card; its page opens with it. */
  description: string
  /** Taka. */
  price: number
  category: Category
  /** More sides of the pack. */
  views?: readonly Picture[]
  /** Whether it is of the built-in catalogue, which the search overlay searches (specification, section 3). */
  inSearch?: boolean
  /** What its page alone loads. */
  details: () => Promise<{ details: ProductDetails }>
}
