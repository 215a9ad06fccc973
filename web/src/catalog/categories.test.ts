import { expect, test } from 'vitest'
import { parseCategoryFilter } from './categories.ts'

test.each([
  ['drinks', 'drinks'],
  ['all', 'all'],
  [null, 'all'],
  ['', 'all'],
  ['Drinks', 'all'],
  ['constructor', 'all'],
])('when the URL parameter is %j, selects the filter %s', (text, filter) => {
  expect(parseCategoryFilter(text)).toBe(filter)
})
