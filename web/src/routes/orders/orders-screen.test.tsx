import { screen } from '@testing-library/react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { setAppMounted } from '../../browser/use-browser-state.ts'
import { ScrollAndFocus } from '../../navigation/scroll-and-focus.tsx'
import { paths } from '../../paths.ts'
import { nadia, renderWithAccount } from '../../testing/render-with-account.tsx'
import { OrdersScreen } from './orders-screen.tsx'

test('says that there are no orders, and links to the products, when signed in', () => {
  renderWithAccount(<OrdersScreen />, { user: nadia })

  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  expect(screen.getByText('No orders yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', paths.products)
})

test('links to sign in and sign up when signed out', () => {
  renderWithAccount(<OrdersScreen />)

  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.login)
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.register)
})

function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Back</button>
}

test('returns to where the signed-out page was left when the visitor goes back; a logout leads to its top', async () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  setAppMounted()
  const app = (
    <>
      <Routes>
        <Route path={paths.orders} element={<OrdersScreen />} />
        <Route path="*" element={<BackButton />} />
      </Routes>
      <Link to="/about">About</Link>
      <ScrollAndFocus />
    </>
  )
  const { visitor, show } = renderWithAccount(app, { user: nadia }, paths.orders)
  show({ user: undefined })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 300)
  window.dispatchEvent(new Event('scroll'))
  await visitor.click(screen.getByRole('link', { name: 'About' }))

  await visitor.click(screen.getByRole('button', { name: 'Back' }))

  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
})
