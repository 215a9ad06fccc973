import type { Page } from '@playwright/test'
import { notices } from '../web/src/account/notices.ts'
import { brand } from '../web/src/brand/brand.ts'
import { colours } from '../web/src/brand/palettes.ts'
import { threshold } from '../web/src/layout/use-scrolled.ts'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { newCustomer, newPerson, sessionOf } from './support/people.ts'
import { calls } from './support/requests.ts'
import { unknownPath, unknownProduct } from './support/routes.ts'
import {
  waitForHydration,
  errorBox,
  expectToast,
  disablePrefetch,
  open,
  toasts,
  userMenu,
} from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

/** [label, path] of each route in the main menu. */
const mainLinks = allRoutes.flatMap(({ path, menu }) =>
  menu === undefined ? [] : [[menu, path] as const],
)

/** Converts a colour of palettes.ts to the format of computed styles. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

async function expectHeaderFits(page: Page) {
  for (const width of [1024, 1152, 1280, 1920, 1440]) {
    await resize(page, { width, height: 900 })
    const parts = header(page).locator('a:visible, button:visible')
    expect(await parts.count()).toBeGreaterThan(8)
    // A resize may reach fixed elements later than the page.
    const end = () =>
      parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)))
    await expect.poll(end, `${width}`).toBeLessThanOrEqual(width - 16)
  }
}

/** Returns [text, href] of each link in a part of the page. */
const destinations = (part: ReturnType<Page['locator']>) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    )

test('unknown path or product → status 404 with a link home or to the products', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  const unknownPaths = [
    '/ref',
    '/404',
    `${paths.product(products[0].id)}/more`,
    '/__proto__',
    '/PRODUCTS',
  ]
  for (const path of [...unknownPaths, unknownPath]) {
    const reply = await open(page, path)
    expect(reply?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: routes.notFound.title })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')

  const reply = await open(page, unknownProduct)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  await expect(page).toHaveTitle(/Product not found/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /products/i })
    .click()
  await expect(page).toHaveURL('/products')
})

test('header, signed out → has a skip link, changes its colours on scroll, fits, and links to its pages', async ({
  page,
}) => {
  await open(page, '/about')
  await test.step('first Tab → the skip link, which moves the focus to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await skip.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('scrolled beyond the threshold → white header and red logo', async () => {
    const background = () =>
      header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    const logo = header(page).getByRole('link', { name: brand.name }).locator('svg')
    const logoColour = () =>
      logo.evaluate((drawing) => getComputedStyle(drawing.querySelector('path') ?? drawing).fill)
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
    const transparent = 'rgba(0, 0, 0, 0)'
    const white = 'rgb(255, 255, 255)'
    const red = rgb(colours.brand)

    for (const [top, headerColour, logoFill] of [
      [0, transparent, white],
      [threshold, transparent, white],
      [threshold + 1, white, red],
      [400, white, red],
      [threshold, transparent, white],
    ] as const) {
      await scrollTo(top)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      await expect.poll(background, `${top} px`).toBe(headerColour)
      await expect.poll(logoColour, `${top} px`).toBe(logoFill)
      expect((await header(page).boundingBox())?.y, 'fixed at the top').toBe(0)
    }
  })
  await test.step('fits each desktop width', () => expectHeaderFits(page))
  await test.step('links and the cart button → their pages', async () => {
    const links = header(page).getByRole('navigation')
    expect(await destinations(links)).toEqual(mainLinks.map((link) => [...link]))

    for (const [name, path] of mainLinks) {
      await links.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
    await header(page).getByRole('button', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/products')
    await header(page).getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/login')
    await header(page).getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/register')
    await header(page).getByRole('link', { name: brand.name }).click()
    await expect(page).toHaveURL('/')
  })
})

test('header, signed in → has a user menu with My Profile, My Orders and Logout', async ({
  newBrowser,
}) => {
  const ada = await newCustomer(newPerson('Mohammad Abdullah Al Mamun Chowdhury'))
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await open(page, '/about')
  const button = userMenu(page, ada.name)
  await expect(button).toBeVisible()
  await expectHeaderFits(page)
  const profile = header(page).getByRole('link', { name: 'My Profile' })

  await expect(header(page).getByRole('link', { name: /^Sign (In|Up)$/ })).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(profile).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(profile).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(profile, 'Escape closes it').toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(profile, 'a click elsewhere closes it').toBeHidden()

  await button.press('Enter')
  await profile.click()
  await expect(page).toHaveURL('/profile')
  await expect(profile).toBeHidden()
  await button.click()
  await header(page).getByRole('link', { name: 'My Orders' }).click()
  await expect(page).toHaveURL('/orders')
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  await expect(main.getByText('No orders yet')).toBeVisible()
  await main.getByRole('link', { name: /products/i }).click()
  await expect(page).toHaveURL('/products')
  await button.click()
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await expect(header(page).getByRole('link', { name: 'Sign In' }), 'after Logout').toBeFocused()
})

test('user without a display name → the user menu shows the e-mail', async ({ newBrowser }) => {
  const nameless = { ...(await newCustomer()), name: '' }
  const page = await (await newBrowser({ storageState: sessionOf(nameless) })).newPage()
  await page.route(calls.providerLookup, async (route) => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { users: object[] }
    await route.fulfill({
      response: reply,
      json: { users: answer.users.map((user) => ({ ...user, displayName: '' })) },
    })
  })
  await open(page, '/about')

  await expect(userMenu(page, nameless.email)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('mobile menu, signed out → has the main links, the cart, Sign In and Sign Up', async ({
    page,
  }) => {
    await open(page, '/about')
    const opener = header(page).getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog')

    await opener.click()
    expect(await destinations(menu.getByRole('navigation'))).toEqual(
      mainLinks.map((link) => [...link]),
    )
    await expect(menu.getByRole('button', { name: 'Cart' })).toBeVisible()
    for (const name of ['Sign In', 'Sign Up']) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }

    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()

    for (const [name, path] of [...mainLinks, ['Sign In', '/login']]) {
      await opener.click()
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(menu).toBeHidden()
    }
    await opener.click()
    await menu.getByRole('button', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/products')
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/register')
  })

  test('mobile menu, signed in → has My Profile, My Orders and Logout', async ({ newBrowser }) => {
    const ada = await newCustomer()
    const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
    await open(page, '/about')
    const opener = header(page).getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog')

    await opener.click()
    await expect(menu.getByRole('link', { name: /^Sign (In|Up)$/ })).toHaveCount(0)
    await menu.getByRole('link', { name: 'My Orders' }).click()
    await expect(page).toHaveURL('/orders')
    await opener.click()
    await menu.getByRole('link', { name: 'My Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await opener.click()
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expectToast(page, notices.signedOut)
    await expect(page, 'logout stays on the page').toHaveURL('/profile')
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

test('footer → has links, plain-text entries and an inert newsletter form; a link opens the top of its page', async ({
  page,
}) => {
  await disablePrefetch(page)
  await open(page, '/about')
  expect(await destinations(footer(page))).toEqual([
    ['Products', '/products'],
    ['Limited Edition', '/limited-edition'],
    ['Lifestyle', '/lifestyle'],
    ['Blog', '/blog'],
    ['About Us', '/about'],
    [brand.email, `mailto:${brand.email}`],
    [brand.phone, `tel:${brand.phone.replace(/[^+\d]/g, '')}`],
    ...brand.social.map(({ href }) => ['', href]),
  ])
  for (const { network } of brand.social) {
    await expect(footer(page).getByRole('link', { name: network, exact: true })).toBeVisible()
  }
  for (const entry of [
    'FAQs',
    'Shipping Policy',
    'Return Policy',
    'Privacy Policy',
    'Terms of Service',
  ]) {
    await expect(footer(page).getByText(entry, { exact: true })).toBeVisible()
    for (const role of ['link', 'button'] as const) {
      await expect(footer(page).getByRole(role, { name: entry })).toHaveCount(0)
    }
  }

  await test.step('newsletter submitted by button or Enter → nothing changes, no request', async () => {
    await page.waitForLoadState('networkidle')
    const email = footer(page).getByRole('textbox')
    const join = footer(page).getByRole('button', { name: 'Join' })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))

    for (const typed of ['', 'not an e-mail', 'ada@example.com']) {
      await email.fill(typed)
      const before = await footer(page).innerHTML()
      await join.click()
      await email.press('Enter')
      await expect(email).toHaveValue(typed)
      await expect(email).toBeFocused()
      await expect(page).toHaveURL('/about')
      await expect(toasts(page)).toBeEmpty()
      await expect(errorBox(page)).toHaveCount(0)
      expect(await footer(page).innerHTML()).toBe(before)
    }
    await expect(join).toBeEnabled()
    await join.focus()
    await expect(join).toBeFocused()
    expect(requests).toEqual([])
  })
  await test.step('navigation → focus on the h1 and the page’s top; Back and Forward restore the scroll position', async () => {
    await footer(page).getByRole('link', { name: 'Lifestyle' }).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(100)

    await footer(page).getByRole('link', { name: 'Lifestyle' }).click()
    await expect(page).toHaveURL('/lifestyle')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    await page.goForward()
    await expect(page).toHaveURL('/lifestyle')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
  await test.step('link to the current page → its top and h1, no history entry', async () => {
    const entries = await page.evaluate(() => history.length)
    await footer(page).getByRole('link', { name: 'Lifestyle' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test('/profile and /orders, signed out → links to sign in or up, no redirect, no request', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/profile', 'Profile'],
    ['/orders', 'My Orders'],
  ] as const) {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const main = page.getByRole('main')

    await expect(page).toHaveURL(path)
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main.getByText(/^Sign in to .+\.$/)).toBeVisible()
    expect(await destinations(main)).toEqual([
      ['Sign In', '/login'],
      ['Sign Up', '/register'],
    ])
    expect(requests.filter((path) => /^\/(api|__)/.test(path))).toEqual([])
  }
})

test('no JavaScript → links work, account forms submit by POST', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
  // A few pages are enough, because prerendered.spec.ts visits every route without scripts.
  for (const path of ['/', '/products', '/login', '/profile', unknownPath]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    if (path === '/') continue
    expect(await destinations(header(page).getByRole('navigation')), path).toEqual(
      mainLinks.map((link) => [...link]),
    )
    await expect(footer(page).getByRole('link', { name: 'About Us' }), path).toBeVisible()
  }

  for (const viewport of [desktop, phone]) {
    await resize(page, viewport)
    await page.goto('/')
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    for (const [name] of mainLinks) {
      const link = header(page).getByRole('link', { name, exact: true })
      // On a phone the row of links scrolls horizontally.
      await link.scrollIntoViewIfNeeded()
      await expect(link, `${name} at ${viewport.width} px`).toBeInViewport({ ratio: 0.9 })
    }
    await header(page).getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await footer(page).getByRole('link', { name: 'Lifestyle' }).click()
    await expect(page).toHaveURL('/lifestyle')
  }

  for (const [path, button] of [
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
  ] as const) {
    await page.goto(path)
    await page.getByLabel('Email').first().fill('ada@e2e.example')
    await page.getByLabel('Password', { exact: true }).fill('hush-in-the-url')
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.getByRole('main').getByRole('button', { name: button, exact: true }).click(),
    ])
    expect(request.method()).toBe('POST')
    expect(request.url()).not.toContain('hush')
  }
})

test('Back to a page of the same document → no reload', async ({ page }) => {
  await open(page, '/blog')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await header(page).getByRole('link', { name: 'Sign In' }).click()
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('chunk is missing after a deploy → the page reloads once', async ({ page, expectConsole }) => {
  expectConsole('404 (Not Found)')
  await open(page, '/about')
  let loads = 0
  await page.route('**/assets/lifestyle-screen-*.js', async (route) => {
    if (loads === 0) await route.fulfill({ status: 404, body: '' })
    else await route.continue()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await header(page).getByRole('link', { name: 'Lifestyle', exact: true }).click()

  await expect(page).toHaveURL('/lifestyle')
  await expect(page).toHaveTitle(/Lifestyle/)
  await waitForHydration(page)
  expect(loads).toBe(1)
})

test('chunk cannot be loaded → the prerendered page stays until it can', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_REFUSED')
  expectConsole('Failed to fetch dynamically imported module')
  const chunk = '**/assets/about-screen-*.js'
  await page.route(chunk, (route) => route.abort('connectionrefused'))
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('The screen could not be loaded.'),
  )
  await page.goto('/about')
  await failed
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(chunk)
  await waitForHydration(page)
})

test('page load → starts at the top of the page; Back → restores the scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await open(page, '/products')
  await page.mouse.wheel(0, 2000)
  await expect.poll(scrolled).toBeGreaterThan(1500)
  const left = await scrolled()

  await open(page, '/about')
  expect(await scrolled()).toBe(0)
  await page.mouse.wheel(0, 500)
  await expect.poll(scrolled).toBeGreaterThan(300)

  await page.goBack()
  await waitForHydration(page)
  await expect.poll(scrolled).toBe(left)
  await open(page, '/products')
  expect(await scrolled()).toBe(0)
})
