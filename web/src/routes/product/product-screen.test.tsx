import { Suspense } from 'react'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../products/products.ts'
import { paths } from '../../paths.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { loadDetails } from './load-details.ts'
import { ProductScreen } from './product-screen.tsx'

const renderOf = (id: string) =>
  renderWithAccount(
    <Suspense fallback={null}>
      <ProductScreen id={id} />
    </Suspense>,
  )

test.each(products)('product $id → the h1 is $name', async (product) => {
  const { id, name } = product
  await act(async () => {
    renderOf(id)
    await loadDetails(product)
  })

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
})

test('unknown product id → the h1 says so, and a link leads to the products', () => {
  renderOf('unknown')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product not found')
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    paths.products,
  )
})
