import { caseinProtein } from './casein-protein/product.ts'
import { mealReplacementPro } from './meal-replacement-pro/product.ts'
import { peaProteinIsolate } from './pea-protein-isolate/product.ts'
import { peanutButterCups } from './peanut-butter-cups/product.ts'
import { plantProtein } from './plant-protein/product.ts'
import { proteinBar } from './protein-bar/product.ts'
import { proteinChips } from './protein-chips/product.ts'
import { proteinCoffee } from './protein-coffee/product.ts'
import { proteinCookie } from './protein-cookie/product.ts'
import type { Product } from './product.ts'

/** Everything the shop sells, in the order shown. */
export const products = [
  caseinProtein,
  proteinCoffee,
  plantProtein,
  mealReplacementPro,
  peaProteinIsolate,
  proteinBar,
  proteinCookie,
  proteinChips,
  peanutButterCups,
] as const satisfies readonly Product[]

export type ProductId = (typeof products)[number]['id']

/** A product whose id is known to be one. */
export type ShopProduct = Product & { id: ProductId }

/** The built-in catalogue: what the search overlay searches (specification, section 3). */
export const catalogue: readonly ShopProduct[] = products.filter(
  (product: ShopProduct) => product.inSearch,
)

/** The product of an id; ids come from addresses, so any text may ask. */
export const findProduct = (id: string | undefined): ShopProduct | undefined =>
  products.find((product) => product.id === id)
