import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { nadia, renderWithAccount } from '../../testing/render-with-account.tsx'
import { OrdersScreen } from './orders-screen.tsx'

test('signed-in visitor → the page says that there are no orders, and links to the products', () => {
  renderWithAccount(<OrdersScreen />, { user: nadia })

  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  expect(screen.getByText('No orders yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', paths.products)
})

test('signed-out visitor → the page links to sign in and sign up', () => {
  renderWithAccount(<OrdersScreen />)

  expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.login)
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.register)
})
