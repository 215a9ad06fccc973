import { picture as pack } from '../../pictures/protein-bar.ts'
import type { Product } from '../product.ts'

export const proteinBar = {
  id: 'protein-bar',
  name: 'Protein Bar',
  description: 'Peanut and dark chocolate, pressed, not baked. Fits a jeans pocket.',
  price: 220,
  category: 'snacks',
  image: pack,
  palette: { card: 'sun', page: 'espresso' },
  facts: {
    flavour: 'Peanut and dark chocolate',
    kind: 'Made for the bag',
    servings: 1,
    serving: { weight: 60, name: 'bar' },
    figures: [
      { value: '20', unit: 'g', of: 'protein' },
      { value: '241', of: 'kcal' },
      { value: '60', unit: 'g', of: 'bar' },
    ],
    nutrition: { protein: 20, carbs: 20, fat: 9, calories: 241 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
