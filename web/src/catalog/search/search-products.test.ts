import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { caseinProtein } from '../casein-protein/product.ts'
import { categoryLabel } from '../categories.ts'
import type { Product } from '../product.ts'
import { products, searchableProducts } from '../products.ts'
import { maxResults, searchProducts, searchQuery } from './search-products.ts'

/** Words of the products, used as search texts. */
const words = products.flatMap(({ name, description }) => `${name} ${description}`.split(' '))
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...words, '(.*)+[', 'সবল', '  ', '\\', '%'),
)

test('finds each product at most once, matching names first, up to the maximum, ignoring case', () => {
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

test('finds a product when a part of its name, description or category is typed', () => {
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

test('finds the first products, up to the maximum, when all contain the text', () => {
  expect(products.length).toBeGreaterThan(maxResults)
  expect(searchProducts('e', products)).toEqual(products.slice(0, maxResults))
})

test('finds the product first whose name has the text when another’s description has it too', () => {
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
  'finds nothing when the text is %j',
  (text) => {
    expect(searchProducts(text)).toEqual([])
  },
)
