import pack from '../../pictures/peanut-butter-cups.json' with { type: 'json' }
import type { Product } from '../product.ts'

export const peanutButterCups = {
  id: 'peanut-butter-cups',
  name: 'Peanut Butter Cups',
  description:
    'Dark chocolate, roasted peanut, sea salt. Three to a pack. A snack that does not pretend to be a meal, and is simply good with coffee.',
  price: 250,
  category: 'snacks',
  image: pack,
  // Without nutritionFacts: its page shows a fallback text.
  palette: { card: 'espresso' },
  flavour: 'Dark chocolate and sea salt',
  servings: 3,
  serving: { weight: 15, name: 'cup' },
  details: () => import('./details.ts'),
} as const satisfies Product
