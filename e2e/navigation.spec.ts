import { products } from '../web/src/catalog/products.ts'
import { paths } from '../web/src/paths.ts'
import { fullBrowser, needsFullBrowser } from '../tools/browsers.ts'
import { scriptsOf, shopOrigin } from './support/environment.ts'
import { newCustomer, sessionOf, storeSession } from './support/people.ts'
import { hold } from './support/requests.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    restored?: boolean
  }
}

const [product] = products
const productPath = paths.product(product.id)

test('requests all chunks of a page at once when its link is pressed', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const loaded = scriptsOf(paths.products)
  // The other chunks of /login are among those that load early with a stored session.
  for (const path of [productPath, paths.login]) {
    await open(page, paths.products)
    requests.length = 0
    const chunks = await hold(page, /\/assets\/.*\.js$/)
    const link = page.locator(`a[href="${path}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await link.dispatchEvent('pointerdown')

    const missing = scriptsOf(path).filter((script) => !loaded.includes(script))
    expect(missing.length, 'the screen imports further chunks').toBeGreaterThan(1)
    const details = path === productPath ? [expect.stringMatching(/\/details-.*\.js$/)] : []
    await expect
      .poll(() => requests, path)
      .toEqual(expect.arrayContaining([...missing, ...details]))
    chunks.release()
  }
})

test('shows the old screen and a progress bar while a screen loads', async ({ page }) => {
  await open(page, paths.about)
  const chunks = await hold(page, /\/assets\/blog-screen-.*\.js$/)
  const progress = page.getByRole('progressbar', { name: 'Loading' })
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).dblclick()

  await expect(progress).toBeVisible()
  await expect(page).toHaveURL(paths.blog)
  await expect(page).toHaveTitle(/About/)

  chunks.release()
  await expect(page).toHaveTitle(/Blog/)
  await expect(progress).toHaveCount(0)
  expect(await page.evaluate(() => history.length), 'one entry of two taps').toBe(entries + 1)
})

test('loads a screen in place at Try again when it failed', async ({ page, expectConsole }) => {
  expectConsole('ERR_INTERNET_DISCONNECTED', 'A part of the page failed.')
  await open(page, paths.about)
  await page.evaluate(() => {
    window.stillHere = true
  })
  await page.context().setOffline(true)
  const nextFailure = () =>
    page.waitForEvent('console', (message) => message.text().includes('A part of the page failed.'))
  const failed = nextFailure()
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await failed
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  // The button stays while the screen is requested again.
  const failedAgain = nextFailure()
  await tryAgain.click()
  await failedAgain
  await expect(tryAgain, 'still offline').toBeVisible()

  await page.context().setOffline(false)
  await tryAgain.click()
  await expect(page).toHaveTitle(/Blog/)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog).toContainText('The search could not be loaded.')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  expect(await page.evaluate(() => window.stillHere), 'no reload').toBe(true)
})

test('restores a page from the back-forward cache, signed in or out', async ({ playwright }) => {
  test.skip(!fullBrowser, needsFullBrowser)
  const browser = await playwright.chromium.launch({
    ...fullBrowser?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const visits = [
    // The other routes have no code of their own that could keep a page out of the cache.
    { visited: [paths.home, productPath, paths.login] },
    { visited: [paths.profile], session: sessionOf(await newCustomer()) },
  ]
  for (const { visited, session } of visits) {
    const context = await browser.newContext({ baseURL: shopOrigin })
    if (session) await storeSession(context, session)
    const page = await context.newPage()
    for (const path of visited) {
      await open(page, path)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          window.restored = persisted
        })
      })
      await page.goto('/robots.txt')
      await page.evaluate(() => {
        setTimeout(() => history.back())
      })
      await page.waitForURL(path, { waitUntil: 'commit' })
      const report = page.evaluate(
        () =>
          window.restored ||
          JSON.stringify(performance.getEntriesByType('navigation').at(0)?.toJSON()),
      )
      expect(await report, path).toBe(true)
    }
    await context.close()
  }
  await browser.close()
})
