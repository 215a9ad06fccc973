import pack from '../../pictures/meal-replacement-pro.json' with { type: 'json' }
import back from '../../pictures/meal-replacement-pro-back.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const mealReplacementPro = {
  id: 'meal-replacement-pro',
  name: 'Meal Replacement Pro',
  description:
    'A pre-mix for a full plate in a shaker: oats, dates and 30 g of protein. For the days when lunch is a meeting and the bus is the dining room.',
  price: 2200,
  category: 'premix',
  image: pack,
  nutritionFacts: { protein: '30 g', carbs: '42 g', fat: '12 g', calories: '396' },
  views: [back],
  palette: { card: 'ice', page: 'ice-dark' },
  inSearch: true,
  flavour: 'Oat and date',
  servings: 10,
  serving: { weight: 100, name: 'meal' },
  details: () => import('./details.ts'),
} as const satisfies Product
