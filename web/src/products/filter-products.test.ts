import { expect, test } from 'vitest'
import { filterProducts } from './filter-products.ts'

const idsFor = (...filter: Parameters<typeof filterProducts>) =>
  filterProducts(...filter).map(({ id }) => id)

const snacks = ['protein-bar', 'protein-cookie', 'protein-chips', 'peanut-butter-cups']

test('all products without a text are nine', () => {
  expect(idsFor('all', '')).toHaveLength(9)
})

test.each([
  ['protein', '', ['casein-protein', 'plant-protein', 'pea-protein-isolate']],
  ['snacks', '', snacks],
  ['premix', '', ['meal-replacement-pro']],
  ['drinks', '', ['protein-coffee']],
  ['all', 'PEANUT', ['protein-bar', 'peanut-butter-cups']],
  ['all', ' naga ', ['protein-chips']],
  ['snacks', 'chocolate', ['protein-bar', 'protein-cookie', 'peanut-butter-cups']],
  ['drinks', 'casein', []],
  ['all', 'snacks', []],
  ['all', '[', []],
] as const)('%s with %j shows %j', (category, text, ids) => {
  expect(idsFor(category, text)).toEqual(ids)
})
