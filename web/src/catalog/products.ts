import { caseinProtein } from './casein-protein/product.ts'
import { mealReplacementPro } from './meal-replacement-pro/product.ts'
import { peaProteinIsolate } from './pea-protein-isolate/product.ts'
import { peanutButterCups } from './peanut-butter-cups/product.ts'
import { plantProtein } from './plant-protein/product.ts'
import { proteinBar } from './protein-bar/product.ts'
import { proteinChips } from './protein-chips/product.ts'
import { proteinCoffee } from './protein-coffee/product.ts'
import { proteinCookie } from './protein-cookie/product.ts'
import { paths } from '../paths.ts'
import type { Product } from './product.ts'

export const products: readonly [Product, ...Product[]] = [
  caseinProtein,
  proteinCoffee,
  plantProtein,
  mealReplacementPro,
  peaProteinIsolate,
  proteinBar,
  proteinCookie,
  proteinChips,
  peanutButterCups,
]

/** What the search overlay finds: the “built-in catalogue” of the specification (section 3). */
export const searchableProducts = products.filter(({ inSearch }) => inSearch)

export const findProduct = (id: string | undefined) => products.find((product) => product.id === id)

/** The props of a Link to a product's page. The link prefetches the product's details. */
export const productLink = ({ id, details }: Pick<Product, 'id' | 'details'>) => ({
  to: paths.product(id),
  prefetchData: details,
})
