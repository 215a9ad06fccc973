import pack from '../../pictures/protein-coffee.json' with { type: 'json' }
import side from '../../pictures/protein-coffee-side.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const proteinCoffee = {
  id: 'protein-coffee',
  name: 'Protein Coffee',
  description:
    'A drink of dark roast with 15 g of protein. Hot, or over ice. The cup you make anyway, with breakfast already under way.',
  price: 2800,
  category: 'drinks',
  image: pack,
  nutritionFacts: { protein: '15 g', carbs: '5 g', fat: '1.3 g', calories: '92' },
  views: [side],
  palette: { card: 'amber', page: 'amber-dark' },
  inSearch: true,
  flavour: 'Mocha',
  servings: 20,
  serving: { weight: 25, name: 'cup' },
  details: () => import('./details.ts'),
} as const satisfies Product
