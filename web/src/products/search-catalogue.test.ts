import { expect, test } from 'vitest'
import { catalogue } from './products.ts'
import { searchCatalogue } from './search-catalogue.ts'

const idsFor = (text: string) => searchCatalogue(text).map(({ id }) => id)

test.each([
  ['casein', ['casein-protein']],
  ['CASEIN', ['casein-protein']],
  ['  casein ', ['casein-protein']],
  ['over ice', ['protein-coffee']],
  ['drinks', ['protein-coffee']],
  ['premix', ['meal-replacement-pro']],
  ['Pre-Mix', ['meal-replacement-pro']],
  ['powders', ['casein-protein', 'plant-protein', 'pea-protein-isolate']],
])('%j finds %j', (text, ids) => {
  expect(idsFor(text)).toEqual(ids)
})

test('what all five have in common finds five', () => {
  expect(searchCatalogue('pro')).toEqual(catalogue)
})

test.each(['', '   ', 'cookie', 'snacks', 'সবল', '.*', '(', '\\', 'x'.repeat(10_000)])(
  '%j finds nothing',
  (text) => {
    expect(idsFor(text)).toEqual([])
  },
)
