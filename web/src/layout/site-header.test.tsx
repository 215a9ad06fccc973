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

test('page scrolls to the threshold → header is transparent with a white logo; further → solid with a red logo', () => {
  renderWithAccount(<SiteHeader />)
  const logo = () => document.querySelector('header [data-logo]')

  scrollTo(headerThreshold)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'false')
  expect(logo()).toHaveAttribute('data-logo', 'white')
  scrollTo(headerThreshold + 1)
  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
  expect(logo()).toHaveAttribute('data-logo', 'red')
})

test('header mounts on a scrolled page → is solid at once', () => {
  window.scrollY = 400

  renderWithAccount(<SiteHeader />)

  expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true')
})

test('main links → are in menu order, and the link to the current page has aria-current', () => {
  renderWithAccount(<SiteHeader />, {}, paths.limitedEdition)

  const links = within(mainLinks()).getAllByRole('link')

  const labels = allRoutes.flatMap(({ menu }) => menu ?? [])
  expect(links.map((link) => link.textContent)).toEqual(labels)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Limited Edition')
})

test('product page → the link Products has aria-current="true"', () => {
  renderWithAccount(<SiteHeader />, {}, '/products/casein-protein')

  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true')
})

test('Search button, Ctrl-K or ⌘-K → opens the search', async () => {
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

  test('user has no display name → the user menu’s button shows the e-mail', async () => {
    renderWithAccount(<SiteHeader />, { user: { ...nadia, displayName: '\u200b' } })

    expect(await screen.findByRole('button', { name: nadia.email })).toBeVisible()
  })

  test('click on the user menu → shows its links; navigation → closes it', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', paths.orders)
    await visitor.click(screen.getByRole('link', { name: 'My Profile' }))

    expect(screen.getByRole('complementary')).toHaveTextContent(paths.profile)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape in the user menu → closes it and focuses its button', async () => {
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia })
    await openMenu(visitor)
    await visitor.tab()
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus()

    await visitor.keyboard('{Escape}')

    expect(screen.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument()
    expect(menuButton()).toHaveFocus()
  })

  test('click or focus outside the user menu → closes it; click inside → it stays open', async () => {
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

  test('Logout fails → shows an error toast', async () => {
    const signOut = () => Promise.resolve(failure('networkFailure'))
    const { visitor } = renderWithAccount(<SiteHeader />, { user: nadia, signOut })
    await openMenu(visitor)

    await visitor.click(screen.getByRole('button', { name: 'Logout' }))

    expect(await screen.findByText(notices.signOutFailed)).toBeVisible()
  })
})
