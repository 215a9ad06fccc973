import { caseinProtein } from '../../products/casein-protein/product.ts'
import type { PackedProduct, Product } from '../../products/product.ts'
import { proteinCoffee } from '../../products/protein-coffee/product.ts'
import { wheyIsolate } from '../../products/whey-isolate/product.ts'

/** One of the three large panels of the products page (specification, section 2). */
export type HeadlineProtein = {
  pack: PackedProduct
  description: string
  /** The label of its button, which is a link if the protein has a page. */
  action: string
  product?: Product
}

export const headlineProteins: readonly HeadlineProtein[] = [
  {
    pack: wheyIsolate,
    description: 'Cold-filtered, quick to mix, ready when the last set is done.',
    action: 'Shop Now',
  },
  {
    pack: caseinProtein,
    description: 'Thick, slow and steady. The shake for the long night shift.',
    action: 'See casein',
    product: caseinProtein,
  },
  {
    pack: proteinCoffee,
    description: 'Dark roast first, protein second. You will taste it that way round.',
    action: 'See coffee',
    product: proteinCoffee,
  },
]

/** The three figures of a panel: the first two of the label, then the calories. */
export function headlineFigures({ pack: { facts } }: HeadlineProtein) {
  if (!facts.nutrition) return []
  const [first, second] = facts.figures
  return [first, second, { value: String(facts.nutrition.calories), of: 'kcal' }]
}
