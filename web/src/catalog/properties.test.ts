import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryFilters } from './categories.ts'
import { filterProducts } from './filter-products.ts'
import type { Product } from './product.ts'
import { catalogue, products } from './products.ts'
import { maxRelated, relatedProducts } from './related-products.ts'
import { maxResults, searchCatalogue } from './search/search-catalogue.ts'
import { searchQuery } from './search/search-query.ts'

/** Words of the products, used as search texts. */
const words = products.flatMap(({ name, description }) => `${name} ${description}`.split(' '))
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...words, '(.*)+[', 'সবল', '  ', '\\', '%'),
)
const category = fc.constantFrom(...categoryFilters.map(({ id }) => id))

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
        for (const field of [product.name, product.description, product.category]) {
          const start = from % field.length
          const part = field.slice(start, start + 1 + (length % 20))
          if (searchQuery(part)) expect(searchCatalogue(part, [product])).toEqual([product])
        }
      },
    ),
  )
})

test('any category and text → the filter shows exactly the products that match both', () => {
  fc.assert(
    fc.property(category, text, (chosen, typed) => {
      const shown = filterProducts(chosen, typed)
      const wanted = searchQuery(typed)
      for (const product of products) {
        const matches =
          (chosen === 'all' || product.category === chosen) &&
          (product.name.toLowerCase().includes(wanted) ||
            product.description.toLowerCase().includes(wanted))
        expect(shown.includes(product)).toBe(matches)
      }
    }),
  )
})

test('any product → relatedProducts returns other products of its category, up to the maximum', () => {
  fc.assert(
    fc.property(fc.constantFrom(...products), (product) => {
      const related = relatedProducts(product)
      expect(related.length).toBeLessThanOrEqual(maxRelated)
      expect(related).not.toContain(product)
      for (const other of related) expect(other.category).toBe(product.category)
    }),
  )
})
