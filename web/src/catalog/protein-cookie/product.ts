import pack from '../../pictures/protein-cookie.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const proteinCookie = {
  id: 'protein-cookie',
  name: 'Protein Cookie',
  description:
    'Soft, double chocolate, gone in four bites. A bakery sort of snack that happens to carry 16 g of protein.',
  price: 180,
  category: 'snacks',
  image: pack,
  nutritionFacts: { protein: '16 g', carbs: '30 g', fat: '12 g', calories: '292' },
  palette: { card: 'bone', page: 'brand' },
  flavour: 'Double chocolate',
  servings: 1,
  serving: { weight: 75, name: 'cookie' },
  details: () => import('./details.ts'),
} as const satisfies Product
