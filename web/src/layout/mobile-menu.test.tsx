import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { brand } from '../brand/brand.ts'
import { allRoutes } from '../routes.ts'
import { paths } from '../paths.ts'
import { nadia, renderWithAccount, type FakeAccount } from '../testing/render-with-account.tsx'
import { notices } from '../account/notices.ts'
import { MobileMenu } from './mobile-menu.tsx'

const menuRoutes = allRoutes.filter((route) => route.menu)

async function openMenu(account: FakeAccount = {}, at?: string, onSearch = () => undefined) {
  const { visitor } = renderWithAccount(<MobileMenu onSearch={onSearch} />, account, at)
  await visitor.click(screen.getByRole('button', { name: 'Menu' }))
  return { visitor, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

test('has main links, search, cart and sign-in links when signed out', async () => {
  const { menu } = await openMenu({}, paths.blog)

  expect(within(menu.getByRole('navigation')).getAllByRole('link')).toHaveLength(menuRoutes.length)
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Blog')
  expect(menu.getByRole('button', { name: 'Cart' })).toBeEnabled()
  expect(menu.getByRole('button', { name: 'Search' })).toBeEnabled()
  expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.login)
  expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.register)
})

test('has profile, orders and logout instead of sign-in links when signed in', async () => {
  const { visitor, menu } = await openMenu({ user: nadia })
  expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', paths.profile)
  expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', paths.orders)
  expect(menu.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument()

  await visitor.click(await menu.findByRole('button', { name: 'Logout' }))

  expect(await screen.findByText(notices.signedOut)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('keeps the focus inside when Tab or Shift-Tab is pressed at its ends', async () => {
  const { visitor, menu } = await openMenu()
  const first = menu.getByRole('link', { name: brand.name })
  const last = menu.getByRole('link', { name: 'Sign Up' })

  last.focus()
  await visitor.tab()
  expect(first).toHaveFocus()
  await visitor.tab({ shift: true })
  expect(last).toHaveFocus()
})

test('closes when the close button is clicked', async () => {
  const { visitor, menu } = await openMenu()

  await visitor.click(menu.getByRole('button', { name: 'Close menu' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closes when a link is followed, even to the current page', async () => {
  const { visitor, menu } = await openMenu({}, paths.about)

  await visitor.click(menu.getByRole('link', { name: 'About' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('closes and opens the search when Search is clicked', async () => {
  const onSearch = vi.fn()
  const { visitor, menu } = await openMenu({}, undefined, onSearch)

  await visitor.click(menu.getByRole('button', { name: 'Search' }))

  expect(onSearch).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument()
})
