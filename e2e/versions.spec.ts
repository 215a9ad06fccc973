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

/** A shop of its own for each test: what is deployed to it concerns nobody else. */
const test = base.extend<{ shop: Shop; next: string }>({
  shop: async ({ context }, use) => {
    const shop = await serveSite(builtSite)
    await use(shop)
    // First, as they may still be asking for pictures.
    for (const page of context.pages()) await page.close()
    await shop.end()
  },
  next: async ({}, use, testInfo) => use(nextVersion(testInfo.outputPath('next'), 'blog')),
})

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => toasts(page).getByRole('button', { name: 'Reload' })

/** As the browser does when the tab is looked at again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** The same until the page has noticed, as it listens only once it has come to rest. */
const noticeVersion = (page: Page) =>
  expect(async () => {
    await lookAgain(page)
    await expect(offer(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Tells a page from the one that is loaded in its place. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** The entry of the version after the first. */
const nextEntry = (page: Page) => page.locator('script[src*=nextnext]')

/** A page that a worker has answered, so that it knows of versions. */
async function openAgain(page: Page, shop: Shop) {
  await visitAndPrecache(page, `${shop.origin}/about`)
  await page.reload()
  await waitForHydration(page)
}

test('“A new version is ready”: it is offered, nothing reloads by itself, Reload loads it', async ({
  page,
  shop,
  next,
}) => {
  await openAgain(page, shop)
  await mark(page)

  shop.deploy(next)
  await noticeVersion(page)
  await expect(toasts(page)).toContainText('A new version is ready')
  expect(await isMarked(page)).toBe(true)
  expect(await findViolations(page)).toEqual([])

  await offer(page).focus()
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

test('an offer that is dismissed stays away; the next page that is loaded is of the new version anyway', async ({
  page,
  shop,
  next,
}) => {
  await openAgain(page, shop)
  shop.deploy(next)
  await noticeVersion(page)

  await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
  await lookAgain(page)
  await expect(toasts(page)).toHaveText('')
  await open(page, `${shop.origin}/products`)

  await expect(nextEntry(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(toasts(page)).toHaveText('')
})

test('“an old open tab keeps working”: Reload in one leaves the other alone, with its own files', async ({
  page,
  context,
  shop,
  next,
}) => {
  await openAgain(page, shop)
  const old = await context.newPage()
  await open(old, `${shop.origin}/about`)
  await mark(old)

  shop.deploy(next)
  await noticeVersion(page)
  await offer(page).click()
  await expect(nextEntry(page)).toBeAttached()
  await waitForHydration(page)

  expect(await isMarked(old)).toBe(true)
  await old.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(old).toHaveURL(/blog/)
  await expect(old).toHaveTitle(/Blog/)
  await expect(nextEntry(old)).not.toBeAttached()
})

test('a tab whose files are gone for good loads its page anew, once', async ({
  page,
  shop,
  next,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  await openAgain(page, shop)

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

test('the kill switch: a build without worker takes it and all that it kept out of the browser', async ({
  page,
  shop,
}, testInfo) => {
  const without = testInfo.outputPath('without')
  await buildWithoutWorker(without)
  await openAgain(page, shop)
  await mark(page)
  expect((await cachedPaths(page, /./)).length).toBeGreaterThan(50)

  shop.deploy(without)
  await expect(async () => {
    await lookAgain(page)
    expect(await registrations(page)).toBe(0)
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const databases = () => page.evaluate(() => indexedDB.databases())
  // The old worker may hold on to its own until the browser stops it.
  await expect
    .poll(databases, { timeout: 40_000 })
    .not.toContainEqual(expect.objectContaining({ name: expect.stringMatching(/^workbox/) }))
  expect(await isMarked(page), 'nothing is loaded anew').toBe(true)
  await expect(toasts(page)).toHaveText('')

  await open(page, `${shop.origin}/about`)
  await page.waitForLoadState('networkidle')
  expect(await registrations(page)).toBe(0)
})
