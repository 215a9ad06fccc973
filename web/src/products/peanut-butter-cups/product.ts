import { picture as pack } from '../../pictures/peanut-butter-cups.ts'
import type { Product } from '../product.ts'

export const peanutButterCups = {
  id: 'peanut-butter-cups',
  name: 'Peanut Butter Cups',
  description: 'Dark chocolate, roasted peanut, sea salt. Three to a pack.',
  price: 250,
  category: 'snacks',
  image: pack,
  palette: { card: 'espresso' },
  // The cups have no nutrition facts: their page shows a fallback text, and their label shows none.
  facts: {
    flavour: 'Dark chocolate and sea salt',
    kind: 'Roasted peanut butter inside',
    servings: 3,
    serving: { weight: 15, name: 'cup' },
    figures: [
      { value: '3', of: 'cups' },
      { value: '15', unit: 'g', of: 'each' },
      { value: '45', unit: 'g', of: 'in all' },
    ],
  },
  details: () => import('./details.ts'),
} as const satisfies Product
