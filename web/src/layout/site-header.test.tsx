import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import { fakeAccount, nadia, renderWithAccount } from '../testing/render-with-account.tsx'
import { SiteHeader } from './site-header.tsx'

type Visitor = ReturnType<typeof renderWithAccount>['visitor']

const mainLinks = () => screen.getByRole('navigation', { name: 'Main' })

function scrollTo(pixels: number) {
  window.scrollY = pixels
  act(() => void window.dispatchEvent(new Event('scroll')))
}

afterEach(() => {
  window.scrollY = 0
})

test('the header is transparent with a white logo down to 50 pixels and solid with a red one below', () => {
  renderWithAccount(<SiteHeader />)
  const logo = () => document.querySelector('header [data-logo]')

  scrollTo(50)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'false')
  expect(logo()).toHaveAttribute('data-logo', 'white')
  scrollTo(51)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  expect(logo()).toHaveAttribute('data-logo', 'red')
})

test('a header that appears in the middle of a page is solid at once', () => {
  window.scrollY = 400

  renderWithAccount(<SiteHeader />)

  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
})

test('the main links are there and the current one says so', () => {
  renderWithAccount(<SiteHeader />, {}, '/limited-edition')

  const links = within(mainLinks()).getAllByRole('link')

  const labels = allRoutes.flatMap(({ menu }) => menu ?? [])
  expect(links.map((link) => link.textContent)).toEqual(labels)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Limited Edition')
})

test('Products is current on the page of a product, too', () => {
  renderWithAccount(<SiteHeader />, {}, '/products/casein-protein')

  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true')
})

test('Ctrl-K and ⌘-K open the search, as its button does', async () => {
  const { visitor } = renderWithAccount(<SiteHeader />)
  const closeSearch = () => screen.findByRole('button', { name: 'Close search' })
  await visitor.click(screen.getByRole('button', { name: 'Search' }))
  await visitor.click(await closeSearch())

  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    await visitor.keyboard(keys)
    await visitor.click(await closeSearch())
  }

  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument()
})

test('a signed-out visitor finds the cart, Sign In and Sign Up', () => {
  renderWithAccount(<SiteHeader />)

  expect(screen.getByRole('button', { name: 'Cart' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
})

describe('the user menu', () => {
  const menuButton = () => screen.getByRole('button', { name: nadia.displayName })
  const openMenu = async (visitor: Visitor) =>
    visitor.click(await screen.findByRole('button', { name: nadia.displayName }))

  test('is named by the e-mail address where there is no display name', async () => {
    renderWithAccount(<SiteHeader />, { user: { ...nadia, displayName: '' } })

    expect(await screen.findByRole('button', { name: nadia.email })).toBeVisible()
  })

  test('opens on its links and closes on a navigation', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders')
    await visitor.click(screen.getByRole('link', { name: 'My Profile' }))

    expect(screen.getByRole('complementary')).toHaveTextContent('/profile')
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on Escape and gives the focus back', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    await visitor.tab()
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus()

    await visitor.keyboard('{Escape}')

    expect(screen.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument()
    expect(menuButton()).toHaveFocus()
  })

  test('closes on a press outside and when the focus leaves, not on a press inside', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    await visitor.click(screen.getByText(nadia.email))
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')

    await visitor.click(screen.getByRole('complementary'))
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')

    await visitor.click(menuButton())
    await visitor.tab({ shift: true })
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('logs out, says so, and stays on the page', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia }, '/blog')
    await openMenu(visitor)

    await visitor.click(screen.getByRole('button', { name: 'Logout' }))

    expect(await screen.findByText('Successfully logged out!')).toBeVisible()
    expect(screen.getByRole('complementary')).toHaveTextContent('/blog')
  })

  test('says so when logging out fails', async () => {
    const failing = fakeAccount({ user: nadia, signOut: () => Promise.resolve(false) })
    const { visitor } = renderWithAccount(<SiteHeader />, failing)
    await openMenu(visitor)

    await visitor.click(screen.getByRole('button', { name: 'Logout' }))

    expect(await screen.findByText('Failed to log out')).toBeVisible()
  })
})
