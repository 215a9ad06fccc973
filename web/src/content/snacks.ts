import { packs as pictures } from '../media/packs.ts'
import type { Product } from './catalogue.ts'

/** The four snacks of the products page, products like the five of the catalogue (product decisions). */
export const snacks = [
  {
    id: 'protein-bar',
    name: 'Protein Bar',
    description: 'Peanut and dark chocolate, pressed, not baked. Fits a jeans pocket.',
    price: 220,
    category: 'snacks',
    image: pictures['protein-bar'],
  },
  {
    id: 'protein-cookie',
    name: 'Protein Cookie',
    description: 'Soft, double chocolate, gone in four bites.',
    price: 180,
    category: 'snacks',
    image: pictures['protein-cookie'],
  },
  {
    id: 'protein-chips',
    name: 'Protein Chips',
    description: 'Baked, not fried. Naga chilli that means it, lime that apologises.',
    price: 150,
    category: 'snacks',
    image: pictures['protein-chips'],
  },
  {
    id: 'peanut-butter-cups',
    name: 'Peanut Butter Cups',
    description: 'Dark chocolate, roasted peanut, sea salt. Three to a pack.',
    price: 250,
    category: 'snacks',
    image: pictures['peanut-butter-cups'],
  },
] as const satisfies readonly Product[]
