import { picture as pack } from '../../pictures/whey-isolate.ts'
import type { PackedProduct } from '../product.ts'

/** A product in the large panels of the products page. It has a pack, but no page and no price. */
export const wheyIsolate = {
  id: 'whey-isolate',
  name: 'Whey Isolate',
  image: pack,
  palette: { card: 'silver' },
  facts: {
    flavour: 'Dark chocolate',
    kind: 'Cold-filtered, quick to mix',
    servings: 30,
    serving: { weight: 33, name: 'scoop' },
    figures: [
      { value: '27', unit: 'g', of: 'protein' },
      { value: '0', unit: 'g', of: 'sugar' },
      { value: '30', of: 'servings' },
    ],
    nutrition: { protein: 27, carbs: 0.5, fat: 0.2, calories: 112 },
  },
} as const satisfies PackedProduct
