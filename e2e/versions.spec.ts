import type { Page } from '@playwright/test'
import { findViolations } from './support/axe.ts'
import { buildWithoutWorker } from './support/development-build.ts'
import { builtSite } from './support/environment.ts'
import { cachedPaths, visitAndPrecache } from './support/precache.ts'
import { serveSite } from './support/own-hosting.ts'
import { waitForHydration, open, toasts } from './support/shop-page.ts'
import { nextVersion } from './support/site-versions.ts'
import { expect, test as base } from './support/test.ts'

type Shop = Awaited<ReturnType<typeof serveSite>>

/** Each test has its own server of the built site, to which it can deploy a version. */
const test = base.extend<{ shop: Shop; next: string }>({
  shop: async ({ context }, use) => {
    const shop = await serveSite(builtSite)
    await use(shop)
    // The pages may still request pictures, so close them before the server.
    for (const page of context.pages()) await page.close()
    await shop.stop()
  },
  next: async ({}, use, testInfo) => use(nextVersion(testInfo.outputPath('next'), 'blog')),
})

test.use({ serviceWorkers: 'allow' })

const reloadButton = (page: Page) => toasts(page).getByRole('button', { name: 'Reload' })

/** Dispatches the event of a tab that becomes visible. */
const showTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Repeats the event until the update notice appears, because the page listens only after it is idle. */
const noticeVersion = (page: Page) =>
  expect(async () => {
    await showTab(page)
    await expect(reloadButton(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** The entry script of the next version. */
const nextEntry = (page: Page) => page.locator('script[src*=nextnext]')

/** Opens a page that the service worker serves. */
async function openWithWorker(page: Page, shop: Shop) {
  await visitAndPrecache(page, `${shop.origin}/about`)
  await page.reload()
  await waitForHydration(page)
}

test('new version is deployed → a notice, no automatic reload; its Reload button loads the version', async ({
  page,
  shop,
  next,
}) => {
  await openWithWorker(page, shop)
  await mark(page)

  shop.deploy(next)
  await noticeVersion(page)
  await expect(toasts(page)).toContainText('A new version is ready')
  expect(await isMarked(page)).toBe(true)
  expect(await findViolations(page)).toEqual([])

  await reloadButton(page).focus()
  await page.keyboard.press('Enter')

  await expect(nextEntry(page)).toBeAttached()
  await waitForHydration(page)
  await expect(toasts(page)).toHaveText('')
  await expect.poll(() => cachedPaths(page, /precache/)).toContain('/assets/index-nextnext.js')
  const files = await cachedPaths(page, /precache/)
  expect(files.filter((file) => file.startsWith('/assets/blog-screen'))).toEqual([
    '/assets/blog-screen-nextnext.js',
  ])
})

test('update notice is dismissed → no second notice; the next page load is the new version', async ({
  page,
  shop,
  next,
}) => {
  await openWithWorker(page, shop)
  shop.deploy(next)
  await noticeVersion(page)

  await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
  await showTab(page)
  await expect(toasts(page)).toHaveText('')
  await open(page, `${shop.origin}/products`)

  await expect(nextEntry(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(toasts(page)).toHaveText('')
})

test('Reload in another tab → the old tab keeps working with its own files', async ({
  page,
  context,
  shop,
  next,
}) => {
  await openWithWorker(page, shop)
  const old = await context.newPage()
  await open(old, `${shop.origin}/about`)
  await mark(old)

  shop.deploy(next)
  await noticeVersion(page)
  await reloadButton(page).click()
  await expect(nextEntry(page)).toBeAttached()
  await waitForHydration(page)

  expect(await isMarked(old)).toBe(true)
  await old.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(old).toHaveURL(/blog/)
  await expect(old).toHaveTitle(/Blog/)
  await expect(nextEntry(old)).not.toBeAttached()
})

test('files of an old tab are missing after a deploy → the tab reloads once', async ({
  page,
  shop,
  next,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  await openWithWorker(page, shop)

  shop.deploy(next)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()

  await expect(nextEntry(page)).toBeAttached()
  await waitForHydration(page)
  await expect(page).toHaveURL(/blog/)
})

test('version without a service worker is deployed → the worker and its caches are removed', async ({
  page,
  shop,
}, testInfo) => {
  const without = testInfo.outputPath('without')
  await buildWithoutWorker(without)
  await openWithWorker(page, shop)
  await mark(page)
  expect((await cachedPaths(page, /./)).length).toBeGreaterThan(50)

  shop.deploy(without)
  await expect(async () => {
    await showTab(page)
    expect(await registrations(page)).toBe(0)
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const databases = () => page.evaluate(() => indexedDB.databases())
  // The old worker keeps its database open until the browser stops it.
  await expect
    .poll(databases, { timeout: 40_000 })
    .not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^workbox/) }))
  expect(await isMarked(page), 'no reload').toBe(true)
  await expect(toasts(page)).toHaveText('')

  await open(page, `${shop.origin}/about`)
  await page.waitForLoadState('networkidle')
  expect(await registrations(page)).toBe(0)
})
