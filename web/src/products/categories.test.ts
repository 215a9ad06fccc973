import { expect, test } from 'vitest'
import { categoryFilters, categoryLabel, parseCategoryFilter } from './categories.ts'
import { products } from './products.ts'

test('the filters read as the specification writes them', () => {
  expect(categoryFilters.map(({ id, label }) => [id, label])).toEqual([
    ['all', 'All Products'],
    ['protein', 'Protein Powders'],
    ['snacks', 'Snacks'],
    ['premix', 'Pre-Mix'],
    ['drinks', 'Drinks'],
  ])
})

test('every category has products', () => {
  const used = new Set<string>(products.map(({ category }) => category))
  expect([...used].sort()).toEqual(['drinks', 'premix', 'protein', 'snacks'])
})

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
