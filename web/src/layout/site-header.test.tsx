import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { allRoutes } from '../routes.ts'
import { paths } from '../paths.ts'
import { nadia, renderWithAccount } from '../testing/render-with-account.tsx'
import { failure } from '../account/errors.ts'
import { notices } from '../account/notices.ts'
import { headerThreshold } from '../brand/header-threshold.ts'
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

test('is transparent with a white logo, and solid with a red one when the page scrolls beyond the threshold', () => {
  renderWithAccount(<SiteHeader />)
  const logo = () => document.querySelector('header [data-logo]')

  scrollTo(headerThreshold)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'false')
  expect(logo()).toHaveAttribute('data-logo', 'white')
  scrollTo(headerThreshold + 1)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  expect(logo()).toHaveAttribute('data-logo', 'red')
})

test('is solid at once when it mounts on a scrolled page', () => {
  window.scrollY = 400

  renderWithAccount(<SiteHeader />)

  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
})

test('has the main links in menu order, of which that to the current page has aria-current', () => {
  renderWithAccount(<SiteHeader />, {}, paths.limitedEdition)

  const links = within(mainLinks()).getAllByRole('link')

  const labels = allRoutes.flatMap(({ menu }) => menu ?? [])
  expect(links.map((link) => link.textContent)).toEqual(labels)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Limited Edition')
})

test('has aria-current="true" at the link Products when a product is shown', () => {
  renderWithAccount(<SiteHeader />, {}, '/products/casein-protein')

  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true')
})

test('does not open the search when Ctrl-K is pressed in a text field', async () => {
  const { visitor } = renderWithAccount(
    <>
      <SiteHeader />
      <input aria-label="Email" />
    </>,
  )
  await visitor.click(screen.getByRole('button', { name: 'Search' }))
  await visitor.click(await screen.findByRole('button', { name: 'Close search' }))

  const isLeftAlone = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true })

  expect(isLeftAlone).toBe(true)
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument()
})

describe('the user menu', () => {
  const menuButton = () => screen.getByRole('button', { name: nadia.displayName })
  const openMenu = async (visitor: Visitor) =>
    visitor.click(await screen.findByRole('button', { name: nadia.displayName }))

  test('shows the e-mail when the user has no display name', async () => {
    renderWithAccount(<SiteHeader />, { user: { ...nadia, displayName: '\u200b' } })

    expect(await screen.findByRole('button', { name: nadia.email })).toBeVisible()
  })

  test('shows its links when it is clicked, until a navigation', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', paths.orders)
    await visitor.click(screen.getByRole('link', { name: 'My Profile' }))

    expect(screen.getByRole('complementary')).toHaveTextContent(paths.profile)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes and focuses its button when Escape is pressed', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    await visitor.tab()
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus()

    await visitor.keyboard('{Escape}')

    expect(screen.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument()
    expect(menuButton()).toHaveFocus()
  })

  test('closes when a click or the focus is outside, and stays open when a click is inside', async () => {
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

  test('shows an error toast when Logout fails', async () => {
    const signOut = () => Promise.resolve(failure('networkFailure'))
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia, signOut })
    await openMenu(visitor)

    await visitor.click(screen.getByRole('button', { name: 'Logout' }))

    expect(await screen.findByText(notices.signOutFailed)).toBeVisible()
  })
})
