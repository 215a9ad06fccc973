import { picture as pack } from '../../pictures/casein-protein.ts'
import { picture as side } from '../../pictures/casein-protein-side.ts'
import type { Product } from '../product.ts'

export const caseinProtein = {
  id: 'casein-protein',
  name: 'Casein Protein',
  description: 'Slow-release milk protein for the hours between dinner and breakfast.',
  price: 4000,
  category: 'protein',
  image: pack,
  views: [side],
  palette: { card: 'brand' },
  inSearch: true,
  facts: {
    flavour: 'Malai vanilla',
    kind: 'Slow-release night protein',
    servings: 30,
    serving: { weight: 32, name: 'scoop' },
    figures: [
      { value: '24', unit: 'g', of: 'protein' },
      { value: '11', unit: 'g', of: 'EAA' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 24, carbs: 4, fat: 1.5, calories: 126 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
