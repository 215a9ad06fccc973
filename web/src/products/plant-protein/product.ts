import { picture as pack } from '../../pictures/plant-protein.ts'
import { picture as back } from '../../pictures/plant-protein-back.ts'
import type { Product } from '../product.ts'

export const plantProtein = {
  id: 'plant-protein',
  name: 'Plant Protein',
  description: 'Pea and rice, blended smooth. Vanilla, a little cardamom, no dairy.',
  price: 3200,
  category: 'protein',
  image: pack,
  views: [back],
  palette: { card: 'plant' },
  inSearch: true,
  facts: {
    flavour: 'Vanilla cardamom',
    kind: 'Pea and rice protein',
    servings: 25,
    serving: { weight: 32, name: 'scoop' },
    figures: [
      { value: '22', unit: 'g', of: 'protein' },
      { value: '1', unit: 'g', of: 'sugar' },
      { value: '25', of: 'servings' },
    ],
    nutrition: { protein: 22, carbs: 4, fat: 2, calories: 122 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
