import { expect, test } from 'vitest'
import { categoryLabel, parseCategoryFilter } from './categories.ts'

test('a category has the label of its filter', () => {
  expect(categoryLabel('premix')).toBe('Pre-Mix')
})

test.each([
  ['drinks', 'drinks'],
  ['all', 'all'],
  [null, 'all'],
  ['', 'all'],
  ['Drinks', 'all'],
  ['constructor', 'all'],
])('the URL parameter %j → the filter %s', (text, filter) => {
  expect(parseCategoryFilter(text)).toBe(filter)
})
