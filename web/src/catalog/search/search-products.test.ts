import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { caseinProtein } from '../casein-protein/product.ts'
import { categoryLabel } from '../categories.ts'
import type { Product } from '../product.ts'
import { products, searchableProducts } from '../products.ts'
import { maxResults, searchProducts } from './search-products.ts'
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
      const found = searchProducts(typed, products)
      expect(found.length).toBeLessThanOrEqual(maxResults)
      const isNamed = ({ name }: Product) => name.toLowerCase().includes(searchQuery(typed))
      const inOrder = products.filter((product) => found.includes(product))
      const others = inOrder.filter((product) => !isNamed(product))
      expect(found).toEqual([...inOrder.filter(isNamed), ...others])
      const lower = typed.toLowerCase()
      // Skips texts with letters such as İ, which change in a round trip through upper case.
      if (lower.toUpperCase().toLowerCase() === lower)
        expect(searchProducts(typed.toUpperCase(), products)).toEqual(
          searchProducts(lower, products),
        )
      if (searchQuery(typed) === '') expect(found).toEqual([])
    }),
  )
})

test('any substring of name, description or category → finds the product', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...searchableProducts),
      fc.nat(),
      fc.integer({ min: 1 }),
      (product, from, length) => {
        const { name, description, category } = product
        for (const field of [name, description, category, categoryLabel(category)]) {
          const start = from % field.length
          const part = field.slice(start, start + 1 + (length % 20))
          if (searchQuery(part)) expect(searchProducts(part, [product])).toEqual([product])
        }
      },
    ),
  )
})

test('all products contain the text → finds the first ones, up to the maximum', () => {
  expect(products.length).toBeGreaterThan(maxResults)
  expect(searchProducts('e', products)).toEqual(products.slice(0, maxResults))
})

test('a text begins one product’s name and is part of another’s description → the name comes first', () => {
  const described = { ...caseinProtein, name: 'First', description: 'Needle inside' }
  const named = { ...caseinProtein, name: 'Needle', description: '' }

  expect(searchProducts('needle', [described, named])).toEqual([named, described])
})

test.each(products.filter((product) => !searchableProducts.includes(product)))(
  'does not find $id, which is not searchable',
  (product) => {
    expect(searchProducts(product.name)).not.toContain(product)
  },
)

test.each(['', '   ', brand.nameInBangla, '.*', '(', '\\', 'x'.repeat(10_000)])(
  'text %j → finds nothing',
  (text) => {
    expect(searchProducts(text)).toEqual([])
  },
)
