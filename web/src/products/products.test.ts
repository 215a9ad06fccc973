import { expect, test } from 'vitest'
import { catalogue, findProduct, products } from './products.ts'

test('the shop sells what the product decisions list, at their prices, first', () => {
  const listed = [
    ['casein-protein', 'Casein Protein', 4000, 'protein'],
    ['protein-coffee', 'Protein Coffee', 2800, 'drinks'],
    ['plant-protein', 'Plant Protein', 3200, 'protein'],
    ['meal-replacement-pro', 'Meal Replacement Pro', 2200, 'premix'],
    ['pea-protein-isolate', 'Pea Protein Isolate', 3000, 'protein'],
    ['protein-bar', 'Protein Bar', 220, 'snacks'],
    ['protein-cookie', 'Protein Cookie', 180, 'snacks'],
    ['protein-chips', 'Protein Chips', 150, 'snacks'],
    ['peanut-butter-cups', 'Peanut Butter Cups', 250, 'snacks'],
  ]

  expect(
    products
      .slice(0, listed.length)
      .map(({ id, name, price, category }) => [id, name, price, category]),
  ).toEqual(listed)
})

test('the built-in catalogue of the specification is the first five', () => {
  expect(catalogue.slice(0, 5)).toEqual(products.slice(0, 5))
  expect(products.slice(5, 9).filter((product) => catalogue.includes(product))).toEqual([])
})

test.each(products.map(({ id }) => id))('%s is found by its id', (id) => {
  expect(findProduct(id)?.id).toBe(id)
})

test.each([undefined, '', 'constructor', '__proto__', 'CASEIN-PROTEIN'])(
  '%s is no product',
  (id) => {
    expect(findProduct(id)).toBeUndefined()
  },
)
