import type { Page } from '@playwright/test'
import { fullBrowser } from './support/browsers.ts'
import { waitForPrecache, cachedPaths, visitAndPrecache } from './support/precache.ts'
import { waitForHydration, open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

// The headless shell fires no `offline` event for a page that no service worker controls.
test.use({ ...fullBrowser, serviceWorkers: 'allow' })

/** Console errors of requests that fail offline: icons, large pictures, prefetches. */
const missed = /Failed to load resource: net::ERR_/

const note = (page: Page) => page.getByText('You are offline', { exact: true })

test('offline → a notice shows until the browser is online again; also on a page loaded offline', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(missed)
  await visitAndPrecache(page, '/about')
  await expect(note(page)).toBeHidden()

  for (let times = 0; times < 2; times += 1) {
    await context.setOffline(true)
    await expect(note(page)).toBeVisible()
    await context.setOffline(false)
    await expect(note(page)).toBeHidden()
  }
  await context.setOffline(true)
  await page.reload()
  await expect(note(page)).toBeVisible()
})

test('Save-Data → visited pages open offline, any other page returns 503 with a message', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(missed)
  expectConsole('status of 503')
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(page, '/about')
  await waitForPrecache(page)
  await expect
    .poll(() => cachedPaths(page, /assets/))
    .toContainEqual(expect.stringContaining('.css'))
  expect(await cachedPaths(page, /precache/)).toEqual([])
  await open(page, '/blog')
  await expect.poll(() => cachedPaths(page, /pages/)).toEqual(['/about', '/blog'])

  await context.setOffline(true)

  for (const path of ['/about', '/blog?from=mail']) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(200)
    await waitForHydration(page)
  }
  const reply = await page.goto('/lifestyle')
  expect(reply?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await waitForHydration(page)
  await expect(page).toHaveTitle(/Lifestyle/)
})
