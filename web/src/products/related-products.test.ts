import { expect, test } from 'vitest'
import { products } from './products.ts'
import { relatedProducts } from './related-products.ts'

test.each(products)('$id: at most three others of its category', (product) => {
  const related = relatedProducts(product)

  expect(related.length).toBeLessThanOrEqual(3)
  expect(related).not.toContain(product)
  for (const { category } of related) expect(category).toBe(product.category)
})

test.each([
  ['casein-protein', ['plant-protein', 'pea-protein-isolate']],
  ['protein-coffee', []],
  ['meal-replacement-pro', []],
  ['protein-cookie', ['protein-bar', 'protein-chips', 'peanut-butter-cups']],
])('beside %s stand %j', (id, others) => {
  const product = products.find((each) => each.id === id)
  expect(product && relatedProducts(product).map((each) => each.id)).toEqual(others)
})
