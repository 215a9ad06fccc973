import { packs as pictures } from '../media/packs.ts'
import type { PictureFile } from '../media/picture-file.ts'
import { findFacts } from './product-facts.ts'
import type { ProductId } from './products.ts'

/** One of the three large panels of the products page (specification, section 2). */
export type HeadlineProtein = {
  id: string
  name: string
  description: string
  image: PictureFile
  /** Its button: a link where the protein has a page, inert where it has none. */
  action: string
  productId?: ProductId
}

const panels = [
  {
    id: 'whey-isolate',
    name: 'Whey Isolate',
    description: 'Cold-filtered, quick to mix, ready when the last set is done.',
    image: pictures['whey-isolate'],
    action: 'Shop Now',
  },
  {
    id: 'casein-protein',
    name: 'Casein Protein',
    description: 'Thick, slow and steady. The shake for the long night shift.',
    image: pictures['casein-protein'],
    action: 'See casein',
    productId: 'casein-protein',
  },
  {
    id: 'protein-coffee',
    name: 'Protein Coffee',
    description: 'Dark roast first, protein second. You will taste it that way round.',
    image: pictures['protein-coffee'],
    action: 'See coffee',
    productId: 'protein-coffee',
  },
] as const satisfies readonly HeadlineProtein[]

export const headlineProteins: readonly HeadlineProtein[] = panels

/** The three figures of a panel: the first two of its label, then the calories. */
export function headlineFigures({ id }: HeadlineProtein) {
  const facts = findFacts(id)
  if (!facts?.nutrition) return []
  const [first, second] = facts.figures
  return [first, second, { value: String(facts.nutrition.calories), of: 'kcal' }]
}
