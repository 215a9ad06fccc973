import { picture as pack } from '../../pictures/pea-protein-isolate.ts'
import { picture as side } from '../../pictures/pea-protein-isolate-side.ts'
import type { Product } from '../product.ts'

export const peaProteinIsolate = {
  id: 'pea-protein-isolate',
  name: 'Pea Protein Isolate',
  description: 'One ingredient: yellow peas. Nothing added, nothing to hide.',
  price: 3000,
  category: 'protein',
  image: pack,
  views: [side],
  palette: { card: 'pea', page: 'pea-dark' },
  inSearch: true,
  facts: {
    flavour: 'Unflavoured',
    kind: 'Yellow peas, nothing else',
    servings: 30,
    serving: { weight: 30, name: 'scoop' },
    figures: [
      { value: '24', unit: 'g', of: 'protein' },
      { value: '0', unit: 'g', of: 'sugar' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 24, carbs: 1, fat: 1.8, calories: 116 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
