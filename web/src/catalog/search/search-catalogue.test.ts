import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { caseinProtein } from '../casein-protein/product.ts'
import { categoryLabel } from '../categories.ts'
import { catalogue, products } from '../products.ts'
import { maxResults, searchCatalogue } from './search-catalogue.ts'

test.each(catalogue)('$id is found by name, description and category, ignoring case', (product) => {
  const { name, description, category } = product
  for (const text of [name, `  ${name.toUpperCase()} `, description, category])
    expect(searchCatalogue(text, [product])).toEqual([product])
  expect(searchCatalogue(categoryLabel(category), [product])).toEqual([product])
})

test('all products contain the text → finds the first ones, up to the maximum', () => {
  expect(products.length).toBeGreaterThan(maxResults)
  expect(searchCatalogue('e', products)).toEqual(products.slice(0, maxResults))
})

test('a text begins one product’s name and is part of another’s description → the name comes first', () => {
  const described = { ...caseinProtein, name: 'First', description: 'Needle inside' }
  const named = { ...caseinProtein, name: 'Needle', description: '' }

  expect(searchCatalogue('needle', [described, named])).toEqual([named, described])
})

test.each(products.filter((product) => !catalogue.includes(product)))(
  '$id is not in the catalogue → a search does not find it',
  (product) => {
    expect(searchCatalogue(product.name)).not.toContain(product)
  },
)

test.each(['', '   ', brand.nameInBangla, '.*', '(', '\\', 'x'.repeat(10_000)])(
  'text %j → finds nothing',
  (text) => {
    expect(searchCatalogue(text)).toEqual([])
  },
)
