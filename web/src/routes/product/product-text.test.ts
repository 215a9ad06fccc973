import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { formatTaka } from '../../brand/format-number.ts'
import { productPage, shippingNote } from './product-text.ts'

const limit = brand.freeShippingOver
const free = productPage.notes[0].title

test.each([
  [limit - 1200, `${formatTaka(1200)} to free shipping`],
  [limit - 1, `${formatTaka(1)} to free shipping`],
  [limit, `${formatTaka(1)} to free shipping`],
  [limit + 1, free],
  [20 * limit, free],
])('for an order of %d taka it is “%s”', (total, note) => {
  expect(shippingNote(total)).toBe(note)
})
