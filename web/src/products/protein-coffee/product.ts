import { picture as pack } from '../../pictures/protein-coffee.ts'
import { picture as side } from '../../pictures/protein-coffee-side.ts'
import type { Product } from '../product.ts'

export const proteinCoffee = {
  id: 'protein-coffee',
  name: 'Protein Coffee',
  description: 'Dark roast and 15 g of protein in one cup. Hot, or over ice.',
  price: 2800,
  category: 'drinks',
  image: pack,
  views: [side],
  palette: { card: 'amber', page: 'amber-dark' },
  inSearch: true,
  facts: {
    flavour: 'Mocha',
    kind: 'Dark roast with milk protein',
    servings: 20,
    serving: { weight: 25, name: 'cup' },
    figures: [
      { value: '15', unit: 'g', of: 'protein' },
      { value: '80', unit: 'mg', of: 'caffeine' },
      { value: '20', of: 'cups' },
    ],
    nutrition: { protein: 15, carbs: 5, fat: 1.3, calories: 92 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
