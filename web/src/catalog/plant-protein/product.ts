import pack from '../../pictures/plant-protein.json' with { type: 'json' }
import back from '../../pictures/plant-protein-back.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const plantProtein = {
  id: 'plant-protein',
  name: 'Plant Protein',
  description:
    'A vegan powder of pea and rice, blended smooth, with vanilla and a little cardamom. It smells faintly of payesh; the plants keep quiet.',
  price: 3200,
  category: 'protein',
  image: pack,
  nutritionFacts: { protein: '22 g', carbs: '4 g', fat: '2 g', calories: '122' },
  views: [back],
  palette: { card: 'plant' },
  inSearch: true,
  flavour: 'Vanilla cardamom',
  servings: 25,
  serving: { weight: 32, name: 'scoop' },
  details: () => import('./details.ts'),
} as const satisfies Product
