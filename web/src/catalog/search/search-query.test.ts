import { expect, test } from 'vitest'
import { filterProducts } from '../filter-products.ts'
import { proteinBar } from '../protein-bar/product.ts'
import { products } from '../products.ts'
import { searchCatalogue } from './search-catalogue.ts'

test.each([
  ['two spaces', 'protein  bar'],
  ['a no-break space', 'protein\u00a0bar'],
  ['a tab', 'protein\tbar'],
  ['a full stop', 'protein bar.'],
  ['a full stop and a space', ' Protein Bar. '],
  ['a space and a full stop', 'protein bar .'],
  ['direction marks and a byte order mark', '\ufeff\u202aprotein bar\u202c'],
])('overlay and catalogue find a product when its name is typed with %s', (_, typed) => {
  expect(searchCatalogue(typed, products)).toEqual([proteinBar])
  expect(filterProducts('all', typed)).toEqual([proteinBar])
})

test.each(['.', '\u00a0', '\u200b'])('the overlay finds nothing when only %j is typed', (typed) => {
  expect(searchCatalogue(typed)).toEqual([])
})
