import { expect, test } from 'vitest'
import { pricePerServing } from './price-per-serving.ts'
import { productFacts } from './product-facts.ts'

test.each([
  ['casein-protein', 4000, 133],
  ['protein-coffee', 2800, 140],
  ['meal-replacement-pro', 2200, 220],
  ['peanut-butter-cups', 250, 83],
  ['protein-bar', 220, undefined],
] as const)('%s for %d: %s taka a serving', (id, price, each) => {
  expect(pricePerServing(price, productFacts[id])).toBe(each)
})
