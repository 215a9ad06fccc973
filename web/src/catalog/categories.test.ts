import { expect, test } from 'vitest'
import { categoryFilters, categoryLabel, parseCategoryFilter } from './categories.ts'
import type { Category } from './product.ts'

test.each(categoryFilters.filter(({ id }) => id !== 'all'))(
  'category $id → has the label of its filter, $label',
  ({ id, label }) => {
    expect(categoryLabel(id as Category)).toBe(label)
  },
)

test.each([
  ['drinks', 'drinks'],
  ['all', 'all'],
  [null, 'all'],
  ['', 'all'],
  ['Drinks', 'all'],
  ['constructor', 'all'],
])('the URL parameter is %j → selects the filter %s', (text, filter) => {
  expect(parseCategoryFilter(text)).toBe(filter)
})
