import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { filtersCatalogue } from './catalogue-params.ts'

const searchOf = (path: string) => new URL(path, 'https://shop.example').search

test.each([
  { category: 'snacks' },
  { q: 'bar & “chips”' },
  { category: 'snacks', q: 'bar' },
] as const)('link to the catalogue with %j → filters the catalogue', (params) => {
  expect(filtersCatalogue(searchOf(paths.catalogue(params)))).toBe(true)
})

test.each(['', '?q=&category=', '?utm_source=mail', '?faq=1', '?subcategory=x'])(
  'query string “%s” → does not filter the catalogue',
  (search) => {
    expect(filtersCatalogue(search)).toBe(false)
  },
)
