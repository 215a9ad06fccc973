import { expect, test } from 'vitest'
import { findProduct, products } from './products.ts'

test.each(products.map(({ id }) => id))('%s is found by its id', (id) => {
  expect(findProduct(id)?.id).toBe(id)
})

test.each([undefined, '', 'constructor', '__proto__', 'CASEIN-PROTEIN'])(
  'does not find a product when the id is %s',
  (id) => {
    expect(findProduct(id)).toBeUndefined()
  },
)
