import { expect, test } from 'vitest'
import { filterProducts } from '../filter-products.ts'
import { proteinBar } from '../protein-bar/product.ts'
import { products } from '../products.ts'
import { searchProducts } from './search-products.ts'

test.each([
  ['two spaces', 'protein  bar'],
  ['a no-break space', 'protein\u00a0bar'],
  ['a tab', 'protein\tbar'],
  ['a full stop', 'protein bar.'],
  ['a full stop and a space', ' Protein Bar. '],
  ['a space and a full stop', 'protein bar .'],
  ['direction marks and a byte order mark', '\ufeff\u202aprotein bar\u202c'],
])('overlay and catalogue find a product when its name is typed with %s', (_, typed) => {
  expect(searchProducts(typed, products)).toEqual([proteinBar])
  expect(filterProducts('all', typed)).toEqual([proteinBar])
})

test.each(['.', '\u00a0', '\u200b', '. . .', ' .. ', '…'])(
  'the overlay finds nothing, and the catalogue everything, when only %j is typed',
  (typed) => {
    expect(searchProducts(typed)).toEqual([])
    expect(filterProducts('all', typed)).toEqual(products)
  },
)

test.each([
  ['snack', ['protein-bar', 'protein-cookie', 'protein-chips', 'peanut-butter-cups']],
  ['vegan', ['plant-protein', 'pea-protein-isolate']],
  ['whey', ['casein-protein']],
  ['powder', ['casein-protein', 'plant-protein', 'pea-protein-isolate']],
  ['drink', ['protein-coffee']],
  ['shake', ['meal-replacement-pro']],
])('overlay and catalogue find the products that people mean by %s', (typed, ids) => {
  const among = (found: readonly { id: string }[]) => found.map(({ id }) => id)

  expect(among(searchProducts(typed, products))).toEqual(expect.arrayContaining(ids))
  expect(among(filterProducts('all', typed))).toEqual(expect.arrayContaining(ids))
})
