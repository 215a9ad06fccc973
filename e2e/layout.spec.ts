import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { colours } from '../web/src/brand/palettes.ts'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { readPage, shopOrigin } from './support/environment.ts'
import { inspectPage } from './support/inspect-page.ts'
import { newCustomer, newPerson, sessionOf } from './support/people.ts'
import { unknownPath, unknownProduct } from './support/routes.ts'
import { disablePrefetch, open, userMenu, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

/** Converts a colour of palettes.ts to the format of computed styles. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

async function expectHeaderFits(page: Page) {
  for (const width of [1024, 1280, 1440]) {
    await resize(page, { width, height: 900 })
    const parts = header(page).locator('a:visible, button:visible')
    expect(await parts.count()).toBeGreaterThan(8)
    // A resize may reach fixed elements later than the page.
    const end = () =>
      parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)))
    await expect.poll(end, `${width}`).toBeLessThanOrEqual(width - 16)
  }
}

test('answers any other path and an unknown product with 404', async () => {
  for (const path of [
    '/ref',
    '/404',
    unknownPath,
    '/PRODUCTS',
    `${paths.product(products[0].id)}/more`,
    '/products/constructor',
    '/products/a%00b',
    '/products/%2e%2e/x',
    unknownProduct,
  ]) {
    expect((await fetch(shopOrigin + path)).status, path).toBe(404)
  }
})

test('turns the header white on scroll; it fits, and has a menu on a phone', async ({ page }) => {
  await open(page, '/about')
  const background = () =>
    header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const logo = header(page).getByRole('link', { name: brand.name })
  const logoColour = () =>
    logo
      .locator('svg')
      .evaluate((drawing) => getComputedStyle(drawing.querySelector('path') ?? drawing).fill)
  const transparent = 'rgba(0, 0, 0, 0)'
  const white = 'rgb(255, 255, 255)'
  for (const [top, headerColour, logoFill] of [
    [400, white, rgb(colours.brand)],
    [0, transparent, white],
    [400, white, rgb(colours.brand)],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect.poll(background, `${top} px`).toBe(headerColour)
    await expect.poll(logoColour, `${top} px`).toBe(logoFill)
    expect((await header(page).boundingBox())?.y, 'fixed at the top').toBe(0)
  }
  await inspectPage(page, 'header, solid')
  await expectHeaderFits(page)

  await test.step('opens and closes the mobile menu', async () => {
    const opener = header(page).getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog')
    await resize(page, phone)
    await opener.click()
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await inspectPage(page, 'mobile menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('button', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/products')
    await expect(menu).toBeHidden()
  })
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('stays on the page and focuses Sign In when the user logs out', async ({ newBrowser }) => {
  const ada = await newCustomer(newPerson('Mohammad Abdullah Al Mamun Chowdhury'))
  const page = await (await newBrowser({ session: sessionOf(ada) })).newPage()
  await open(page, '/about')
  const button = userMenu(page, ada.name)
  await expect(button).toBeVisible()
  await expectHeaderFits(page)
  await button.click()
  const profile = header(page).getByRole('link', { name: 'My Profile' })
  await expect(profile).toBeVisible()
  await inspectPage(page, 'user menu')
  await header(page).getByRole('link', { name: 'My Orders' }).click()
  await expect(page.getByRole('main')).toContainText('No orders yet')
  await inspectPage(page, 'orders')
  await button.click()
  await header(page).getByRole('button', { name: 'Logout' }).click()
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeFocused()
  await expect(page).toHaveURL('/orders')
})

test('opens a page at its top, and restores the position on Back', async ({ page }) => {
  await disablePrefetch(page)
  await open(page, '/about')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const scrolled = () => page.evaluate(() => scrollY)
  const link = footer(page).getByRole('link', { name: 'Lifestyle' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(100)

  await link.click()
  await expect(page).toHaveURL('/lifestyle')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(scrolled).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL('/lifestyle')
  await expect.poll(scrolled).toBe(0)

  await test.step('goes to the top without a history entry when a link is to the current page', async () => {
    const entries = await page.evaluate(() => history.length)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(scrolled).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
  expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true)
})

test('follows links and posts account forms without JavaScript', async ({ newBrowser }) => {
  const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
  const labels = allRoutes.flatMap(({ menu }) => menu ?? [])
  await resize(page, phone)
  await page.goto('/')
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  for (const name of labels) {
    const link = header(page).getByRole('link', { name, exact: true })
    // The row of links scrolls horizontally.
    await link.scrollIntoViewIfNeeded()
    await expect(link, name).toBeInViewport({ ratio: 0.9 })
  }
  await footer(page).getByRole('link', { name: 'Lifestyle' }).click()
  await expect(page).toHaveURL('/lifestyle')

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

test('reloads once when a chunk is missing after a deploy', async ({ page, expectConsole }) => {
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

test('keeps the prerendered page when a chunk fails to load', async ({ page, expectConsole }) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Failed to fetch dynamically imported module')
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

test('stays as it is when a copy is below another path, as in an archive', async ({ page }) => {
  const body = readPage('/about').toString()
  await page.route('/archive/about', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/archive/about')

  // The app listens for it once it has rendered.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.getByText('You are offline').first()).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000 })

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(routes.notFound.title)
  await expect(page).toHaveTitle(/About/)
})
