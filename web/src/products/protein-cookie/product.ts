import { picture as pack } from '../../pictures/protein-cookie.ts'
import type { Product } from '../product.ts'

export const proteinCookie = {
  id: 'protein-cookie',
  name: 'Protein Cookie',
  description: 'Soft, double chocolate, gone in four bites.',
  price: 180,
  category: 'snacks',
  image: pack,
  palette: { card: 'bone', page: 'brand' },
  facts: {
    flavour: 'Double chocolate',
    kind: 'Soft-baked',
    servings: 1,
    serving: { weight: 75, name: 'cookie' },
    figures: [
      { value: '16', unit: 'g', of: 'protein' },
      { value: '292', of: 'kcal' },
      { value: '75', unit: 'g', of: 'cookie' },
    ],
    nutrition: { protein: 16, carbs: 30, fat: 12, calories: 292 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
