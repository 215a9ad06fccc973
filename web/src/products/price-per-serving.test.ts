import { expect, test } from 'vitest'
import { pricePerServing } from './price-per-serving.ts'
import { products, type ProductId } from './products.ts'

test.each<[ProductId, number, number | undefined]>([
  ['casein-protein', 4000, 133],
  ['protein-coffee', 2800, 140],
  ['meal-replacement-pro', 2200, 220],
  ['peanut-butter-cups', 250, 83],
  ['protein-bar', 220, undefined],
])('%s for %d → %s taka per serving', (id, price, each) => {
  const facts = products.find((product) => product.id === id)?.facts

  expect(facts && pricePerServing(price, facts)).toBe(each)
})
