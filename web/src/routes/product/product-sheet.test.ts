import { expect, test } from 'vitest'
import { pricePerServing } from './product-sheet.tsx'

test.each([
  [600, 20, 30],
  [100, 3, 33],
  [200, 3, 67],
  [90, 1, undefined],
])(
  'of a pack of %d taka with %d serving(s), one serving costs %s taka',
  (price, servings, each) => {
    expect(pricePerServing({ price, servings })).toBe(each)
  },
)
