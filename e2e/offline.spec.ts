import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/messages.ts'
import { brand } from '../web/src/brand/brand.ts'
import { referralPath } from '../web/src/brand/referral-code.ts'
import { caseinProtein } from '../web/src/products/casein-protein/product.ts'
import type { Product } from '../web/src/products/product.ts'
import { products } from '../web/src/products/products.ts'
import { proteinCoffee } from '../web/src/products/protein-coffee/product.ts'
import { paths } from '../web/src/paths.ts'
import { routes } from '../web/src/routes.ts'
import { indexedUrls, noindexUrls } from './support/page-urls.ts'
import { inspectPage } from './support/inspect-page.ts'
import { cachedPaths, visitAndPrecache, waitForPrecache } from './support/precache.ts'
import { newCustomer, newPerson, sessionOf } from './support/people.ts'
import { loggedUnreachable } from './support/requests.ts'
import { unknownPath, unknownProduct } from './support/routes.ts'
import { waitForHydration, errorBox, open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

test.use({ serviceWorkers: 'allow' })

/** Console errors of requests that fail offline: pictures, icons, prefetches. */
const missed = /Failed to load resource: net::ERR_/

const note = (page: Page) => page.getByText('You are offline', { exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The pages that the test passes to inspectPage() while offline. */
const productUrl = paths.product(caseinProtein.id)
const inspected = ['/', '/products', productUrl, '/login', '/register']

async function expectNoteBesideBuyBar(page: Page) {
  const areApart = async () => {
    const noteBox = await note(page).boundingBox()
    const bar = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox()
    if (!noteBox || !bar) throw new Error('The note or the buy bar is missing.')
    const isAbove = noteBox.y + noteBox.height <= bar.y
    const isBelow = bar.y + bar.height <= noteBox.y
    return isAbove || isBelow
  }
  for (const viewport of [phone, desktop]) {
    await resize(page, viewport)
    // Resizing moves the page: scroll anchoring keeps an element in place.
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(areApart, `${viewport.width} px: note and buy bar apart`).toBe(true)
  }
}

const { name, email, password } = newPerson()

/** The account forms: their fields and buttons. */
const forms: Record<string, { fields: Record<string, string>; action: string }> = {
  '/login': { fields: { Email: email, Password: password }, action: 'Sign In' },
  '/register': {
    fields: {
      'Full name': name,
      Email: email,
      Password: password,
      'Confirm password': password,
    },
    action: 'Create Account',
  },
}

async function expectNetworkError(page: Page, { fields, action }: (typeof forms)[string]) {
  const main = page.getByRole('main')
  await expect(main).toContainText('You are offline. This form needs an internet connection.')
  for (const [label, value] of Object.entries(fields)) {
    await main.getByLabel(label, { exact: true }).fill(value)
  }
  await main.getByRole('button', { name: action, exact: true }).click()
  await expect(errorBox(page)).toHaveText(messages.networkFailure)
}

async function followLinks(page: Page) {
  const headings = new Set<string>()
  for (const name of ['Lifestyle', 'Limited Edition', 'Accessories', 'Affiliate', 'Blog']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(new RegExp(name, 'i'))
    headings.add(await heading(page).innerText())
  }
  expect(headings.size).toBe(5)
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
  const cards = page.locator('#catalogue').getByRole('listitem').locator('img')
  await expect(cards).toHaveCount(products.length)
  // Pictures are precached in the order of the products, up to a limit.
  const cached = await cachedPaths(page, /precache/)
  const isCached = ({ image }: Product) => cached.some((path) => path.includes(`/${image.name}-`))
  expect(isCached(products[0])).toBe(true)
  for (const [index, product] of products.entries()) {
    if (!isCached(product)) continue
    const picture = cards.nth(index)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), product.name)
      .toBeGreaterThan(0)
  }
}

const referralCode = `${brand.referralPrefix}ABCDEF`

/** Opens a referral link, which the worker handles. */
async function openReferralLink(page: Page) {
  const reply = await page.goto(referralPath(referralCode))
  await waitForHydration(page)
  expect(reply?.status()).toBe(200)
  expect(reply?.fromServiceWorker()).toBe(true)
  await expect(page).toHaveURL('/')
}

async function findOffline(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('coffee')
  await page.getByRole('option', { name: RegExp(proteinCoffee.name) }).click()
  await expect(heading(page)).toHaveText(proteinCoffee.name)
}

test('offline after one visit → the whole shop works, with a notice', async ({
  page,
  expectConsole,
}) => {
  test.slow()
  expectConsole(missed)
  expectConsole('status of 404')
  expectConsole(loggedUnreachable)
  expectConsole(/Signing in failed|Signing up failed/)
  await visitAndPrecache(page, '/about')
  await test.step('referral link, online → not cached as a page of its own', async () => {
    await openReferralLink(page)
    await page.context().clearCookies()
    expect(await cachedPaths(page, /pages/)).not.toContain(referralPath(referralCode))
  })
  await page.context().setOffline(true)

  await test.step('every URL → its page; account forms → the network message', async () => {
    for (const path of [...indexedUrls, ...noindexUrls]) {
      const reply = await page.goto(path)
      await waitForHydration(page)
      expect(reply?.status(), path).toBe(200)
      expect(reply?.fromServiceWorker(), path).toBe(true)
      await expect(heading(page), path).not.toHaveText('')
      await expect(note(page), path).toBeVisible()
      if (inspected.includes(path)) await inspectPage(page, `offline, ${path}`)
      if (path === productUrl) await expectNoteBesideBuyBar(page)
      if (forms[path]) await expectNetworkError(page, forms[path])
    }
  })
  await test.step('referral link → the home page, and its code is stored', async () => {
    await openReferralLink(page)
    await expect(note(page)).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies).toEqual([expect.objectContaining({ name: 'referral', value: referralCode })])
  })
  await test.step('unknown URLs → 404', async () => {
    for (const [path, text] of [
      [unknownPath, routes.notFound.title],
      [referralPath('other'), routes.notFound.title],
      [unknownProduct, 'Product not found'],
    ] as const) {
      const reply = await page.goto(path)
      expect(reply?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
    }
  })
  await test.step('links and search → their pages', async () => {
    await followLinks(page)
    await findOffline(page)
  })
  await test.step('online again → the form’s notice disappears', async () => {
    await page.goto('/register')
    await expect(page.getByRole('main')).toContainText('This form needs an internet connection.')
    await page.context().setOffline(false)
    await expect(page.getByRole('main')).not.toContainText('This form needs')
  })
})

test('profile page, offline → opens for a signed-in user and says that it needs a connection', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(missed)
  expectConsole('The profile call failed.')
  const ada = await newCustomer()
  const context = await newBrowser({ storageState: sessionOf(ada) })
  const page = await context.newPage()
  await visitAndPrecache(page, '/profile')
  await expect(page.getByRole('main')).toContainText(ada.email)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('main')).toContainText('Saving needs an internet connection.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).first()).toContainText(messages.profileUpdateFailed)

  await page.goto('/profile')
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(ada.name)
  await expect(page.getByRole('main')).toContainText('Your profile needs an internet connection.')
})

test('visit ends while the worker installs → the next visit has an active worker', async ({
  page,
}) => {
  await open(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined))
  await open(page, '/blog')
  await waitForPrecache(page)

  await open(page, '/about')

  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
})
