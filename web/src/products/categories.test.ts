import { expect, test } from 'vitest'
import { categoryLabel, parseCategoryFilter } from './categories.ts'

test('a product is labelled as its filter', () => {
  expect(categoryLabel('premix')).toBe('Pre-Mix')
})

test.each([
  ['drinks', 'drinks'],
  ['all', 'all'],
  [null, 'all'],
  ['', 'all'],
  ['Drinks', 'all'],
  ['constructor', 'all'],
])('an address that asks for %j gets %s', (text, filter) => {
  expect(parseCategoryFilter(text)).toBe(filter)
})
