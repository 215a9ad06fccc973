import { expect, test } from 'vitest'
import { filterProducts } from './filter-products.ts'
import { caseinProtein } from './casein-protein/product.ts'
import type { Category, Product } from './product.ts'

const product = (name: string, description: string, category: Category): Product => ({
  ...caseinProtein,
  ...{ name, description, category },
})
const shop = [
  product('Casein', 'For the night.', 'protein'),
  product('Bar', 'Peanut and dark chocolate.', 'snacks'),
  product('Chips', 'With naga chilli.', 'snacks'),
  product('Peanut Cups', 'Chocolate.', 'snacks'),
  product('Coffee', 'With milk protein.', 'drinks'),
]

test.each([
  ['all', '', ['Casein', 'Bar', 'Chips', 'Peanut Cups', 'Coffee']],
  ['snacks', '', ['Bar', 'Chips', 'Peanut Cups']],
  ['premix', '', []],
  ['all', 'PEANUT', ['Bar', 'Peanut Cups']],
  ['all', ' naga ', ['Chips']],
  ['snacks', 'chocolate', ['Bar', 'Peanut Cups']],
  ['drinks', 'casein', []],
  ['all', 'snacks', []],
  ['all', '[', []],
] as const)('with category %s and text %j, finds %j', (category, text, names) => {
  expect(filterProducts(category, text, shop).map(({ name }) => name)).toEqual(names)
})
