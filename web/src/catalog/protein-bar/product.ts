import pack from '../../pictures/protein-bar.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const proteinBar = {
  id: 'protein-bar',
  name: 'Protein Bar',
  description:
    'A snack of peanut and dark chocolate, pressed, not baked. Fits a jeans pocket. Made for the bag, not for the shelf.',
  price: 220,
  category: 'snacks',
  image: pack,
  nutritionFacts: { protein: '20 g', carbs: '20 g', fat: '9 g', calories: '241' },
  palette: { card: 'sun', page: 'espresso' },
  flavour: 'Peanut and dark chocolate',
  servings: 1,
  serving: { weight: 60, name: 'bar' },
  details: () => import('./details.ts'),
} as const satisfies Product
