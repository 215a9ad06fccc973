import { packs as pictures } from '../media/packs.ts'
import type { PictureFile } from '../media/picture-file.ts'

export type Category = 'protein' | 'snacks' | 'premix' | 'drinks'

/** What the shop sells (specification, section 3); what its page says beside it is in product-details.ts. */
export type Product = {
  id: string
  name: string
  /** A line on its card; its page opens with it. */
  description: string
  /** Taka. */
  price: number
  category: Category
  image: PictureFile
  /** More sides of the pack. */
  views?: readonly PictureFile[]
}

/** The built-in catalogue: what the search overlay searches (specification, section 3). */
export const catalogue = [
  {
    id: 'casein-protein',
    name: 'Casein Protein',
    description: 'Slow-release milk protein for the hours between dinner and breakfast.',
    price: 4000,
    category: 'protein',
    image: pictures['casein-protein'],
    views: [pictures['casein-protein-side']],
  },
  {
    id: 'protein-coffee',
    name: 'Protein Coffee',
    description: 'Dark roast and 15 g of protein in one cup. Hot, or over ice.',
    price: 2800,
    category: 'drinks',
    image: pictures['protein-coffee'],
    views: [pictures['protein-coffee-side']],
  },
  {
    id: 'plant-protein',
    name: 'Plant Protein',
    description: 'Pea and rice, blended smooth. Vanilla, a little cardamom, no dairy.',
    price: 3200,
    category: 'protein',
    image: pictures['plant-protein'],
    views: [pictures['plant-protein-back']],
  },
  {
    id: 'meal-replacement-pro',
    name: 'Meal Replacement Pro',
    description: 'A full plate in a shaker: oats, dates and 30 g of protein.',
    price: 2200,
    category: 'premix',
    image: pictures['meal-replacement-pro'],
    views: [pictures['meal-replacement-pro-back']],
  },
  {
    id: 'pea-protein-isolate',
    name: 'Pea Protein Isolate',
    description: 'One ingredient: yellow peas. Nothing added, nothing to hide.',
    price: 3000,
    category: 'protein',
    image: pictures['pea-protein-isolate'],
    views: [pictures['pea-protein-isolate-side']],
  },
] as const satisfies readonly Product[]
