import pack from '../../pictures/casein-protein.json' with { type: 'json' }
import side from '../../pictures/casein-protein-side.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const caseinProtein = {
  id: 'casein-protein',
  name: 'Casein Protein',
  description:
    'Slower than whey: a milk protein powder for the hours after dinner. Thick like a malai shake, never chalky.',
  price: 4000,
  category: 'protein',
  image: pack,
  nutritionFacts: { protein: '24 g', carbs: '4 g', fat: '1.5 g', calories: '126' },
  views: [side],
  palette: { card: 'brand' },
  inSearch: true,
  flavour: 'Malai vanilla',
  servings: 30,
  serving: { weight: 32, name: 'scoop' },
  details: () => import('./details.ts'),
} as const satisfies Product
