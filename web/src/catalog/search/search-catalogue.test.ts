import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { caseinProtein } from '../casein-protein/product.ts'
import { categoryLabel } from '../categories.ts'
import type { Product } from '../product.ts'
import { catalogue, products } from '../products.ts'
import { maxResults, searchCatalogue } from './search-catalogue.ts'
import { searchQuery } from './search-query.ts'

/** Words of the products, used as search texts. */
const words = products.flatMap(({ name, description }) => `${name} ${description}`.split(' '))
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...words, '(.*)+[', 'সবল', '  ', '\\', '%'),
)

test('any search text → finds each product at most once, matching names first, up to the maximum, ignoring case', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const found = searchCatalogue(typed, products)
      expect(found.length).toBeLessThanOrEqual(maxResults)
      const isNamed = ({ name }: Product) => name.toLowerCase().includes(searchQuery(typed))
      const inOrder = products.filter((product) => found.includes(product))
      const others = inOrder.filter((product) => !isNamed(product))
      expect(found).toEqual([...inOrder.filter(isNamed), ...others])
      const lower = typed.toLowerCase()
      // Skips texts with letters such as İ, which change in a round trip through upper case.
      if (lower.toUpperCase().toLowerCase() === lower)
        expect(searchCatalogue(typed.toUpperCase(), products)).toEqual(
          searchCatalogue(lower, products),
        )
      if (searchQuery(typed) === '') expect(found).toEqual([])
    }),
  )
})

test('any substring of name, description or category → finds the product', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...catalogue),
      fc.nat(),
      fc.integer({ min: 1 }),
      (product, from, length) => {
        const { name, description, category } = product
        for (const field of [name, description, category, categoryLabel(category)]) {
          const start = from % field.length
          const part = field.slice(start, start + 1 + (length % 20))
          if (searchQuery(part)) expect(searchCatalogue(part, [product])).toEqual([product])
        }
      },
    ),
  )
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
