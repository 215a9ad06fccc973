import { picture as pack } from '../../pictures/protein-chips.ts'
import type { Product } from '../product.ts'

export const proteinChips = {
  id: 'protein-chips',
  name: 'Protein Chips',
  description: 'Baked, not fried. Naga chilli that means it, lime that apologises.',
  price: 150,
  category: 'snacks',
  image: pack,
  palette: { card: 'stone', page: 'espresso' },
  facts: {
    flavour: 'Naga chilli and lime',
    kind: 'Baked, not fried',
    servings: 1,
    serving: { weight: 40, name: 'bag' },
    figures: [
      { value: '15', unit: 'g', of: 'protein' },
      { value: '160', of: 'kcal' },
      { value: '40', unit: 'g', of: 'bag' },
    ],
    nutrition: { protein: 15, carbs: 16, fat: 4, calories: 160 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
