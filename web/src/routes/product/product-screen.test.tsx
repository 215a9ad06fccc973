import { Suspense } from 'react'
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { brand } from '../../brand/brand.ts'
import { products } from '../../catalog/products.ts'
import { paths } from '../../paths.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { product as route } from './route.ts'
import { loadDetails } from './load-details.ts'
import { ProductScreen } from './product-screen.tsx'
import { shippingNote } from './product-text.ts'

const renderOf = (id: string) =>
  renderWithAccount(
    <Suspense fallback={null}>
      <Routes>
        <Route path={route.path} element={<ProductScreen />} />
      </Routes>
    </Suspense>,
    {},
    paths.product(id),
  )

test.each(products)('product $id → the h1 is $name', async (product) => {
  const { id, name } = product
  await act(async () => {
    renderOf(id)
    await loadDetails(product)
  })

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
})

test('quantity changes → the shipping note follows price × quantity', async () => {
  const product = products.find(({ price }) => 2 * price < brand.freeShippingOver)
  if (!product) throw new Error('no product is cheap enough')
  const { id, price } = product
  const { visitor } = await act(async () => {
    const rendered = renderOf(id)
    await loadDetails(product)
    return rendered
  })
  const note = screen.getByText(shippingNote(price))
  expect(note).toHaveAttribute('aria-live', 'polite')

  await visitor.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(note).toHaveTextContent(shippingNote(2 * price))
})

test('unknown product id → the h1 says so, and a link leads to the products', () => {
  renderOf('unknown')

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product not found')
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    paths.products,
  )
})
