import { expect, test } from 'vitest'
import { products } from '../../catalog/products.ts'
import { maxRelated, relatedProducts } from './related-products.tsx'

test.each(products)('$id → related products are the first others of its category', (product) => {
  const others = products.filter(
    ({ id, category }) => category === product.category && id !== product.id,
  )

  expect(relatedProducts(product)).toEqual(others.slice(0, maxRelated))
})
