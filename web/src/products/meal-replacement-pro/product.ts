import { picture as pack } from '../../pictures/meal-replacement-pro.ts'
import { picture as back } from '../../pictures/meal-replacement-pro-back.ts'
import type { Product } from '../product.ts'

export const mealReplacementPro = {
  id: 'meal-replacement-pro',
  name: 'Meal Replacement Pro',
  description: 'A full plate in a shaker: oats, dates and 30 g of protein.',
  price: 2200,
  category: 'premix',
  image: pack,
  views: [back],
  palette: { card: 'ice', page: 'ice-dark' },
  inSearch: true,
  facts: {
    flavour: 'Oat and date',
    kind: 'A whole meal in a shaker',
    servings: 10,
    serving: { weight: 100, name: 'meal' },
    figures: [
      { value: '30', unit: 'g', of: 'protein' },
      { value: '396', of: 'kcal' },
      { value: '10', of: 'meals' },
    ],
    nutrition: { protein: 30, carbs: 42, fat: 12, calories: 396 },
  },
  details: () => import('./details.ts'),
} as const satisfies Product
