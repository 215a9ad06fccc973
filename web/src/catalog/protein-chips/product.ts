import pack from '../../pictures/protein-chips.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const proteinChips = {
  id: 'protein-chips',
  name: 'Protein Chips',
  description:
    'A baked snack, not a fried one. Naga chilli that means it, lime that apologises. 15 g of protein in a 40 g bag, and no reason to share.',
  price: 150,
  category: 'snacks',
  image: pack,
  nutritionFacts: { protein: '15 g', carbs: '16 g', fat: '4 g', calories: '160' },
  palette: { card: 'stone', page: 'espresso' },
  flavour: 'Naga chilli and lime',
  servings: 1,
  serving: { weight: 40, name: 'bag' },
  details: () => import('./details.ts'),
} as const satisfies Product
