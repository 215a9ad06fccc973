import pack from '../../pictures/pea-protein-isolate.json' with { type: 'json' }
import side from '../../pictures/pea-protein-isolate-side.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const peaProteinIsolate = {
  id: 'pea-protein-isolate',
  name: 'Pea Protein Isolate',
  description:
    'A vegan powder of one ingredient: yellow peas. Nothing added, nothing to hide. It goes into dal, a smoothie or the dough for roti.',
  price: 3000,
  category: 'protein',
  image: pack,
  nutritionFacts: { protein: '24 g', carbs: '1 g', fat: '1.8 g', calories: '116' },
  views: [side],
  palette: { card: 'pea', page: 'pea-dark' },
  inSearch: true,
  flavour: 'Unflavoured',
  servings: 30,
  serving: { weight: 30, name: 'scoop' },
  details: () => import('./details.ts'),
} as const satisfies Product
