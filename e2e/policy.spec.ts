import type { Page } from '@playwright/test'
import { shopOrigin } from './support/environment.ts'
import { submitLogin } from './support/account-forms.ts'
import { newCustomer } from './support/people.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('blocks and reports an inline script', async ({ page, expectConsole }) => {
  expectConsole(/console error: .*Content Security Policy/)
  await open(page, '/about')

  const ran = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { text: 'ran = true' }))
    return 'ran' in window
  })

  expect(ran).toBe(false)
})

/** Mocks Google's servers, and adds a measurement id to the web config. */
async function mockAnalytics(page: Page) {
  const served = (await (await fetch(`${shopOrigin}/__/firebase/init.json`)).json()) as object
  await page.route('**/__/firebase/init.json', (route) =>
    route.fulfill({ json: { ...served, appId: '1:1:web:1', measurementId: 'G-E2ETEST' } }),
  )
  await page.route('https://firebase.googleapis.com/**', (route) =>
    route.fulfill({ json: { measurementId: 'G-E2ETEST', appId: '1:1:web:1' } }),
  )
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        name: 'projects/1/installations/a',
        fid: 'ce2etestse2etestse2ete',
        refreshToken: 'a',
        authToken: { token: 'a', expiresIn: '604800s' },
      },
    }),
  )
  await page.route(/^https:\/\/[\w.-]*google-analytics\.com\//, (route) =>
    route.fulfill({ status: 204 }),
  )
  // The real gtag.js sends events by fetch, or as a fallback by a picture request. The mock does both.
  await page.route('https://www.googletagmanager.com/gtag/js?*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
        new Image().src = 'https://www.google-analytics.com/g/collect'`,
    }),
  )
}

async function signIn(page: Page) {
  await submitLogin(page, await newCustomer())
  await expect(page).toHaveURL(/:\d+\/$/)
}

test('shows a styled 404 below /assets, and runs no script', async ({ page, expectConsole }) => {
  expectConsole(/console error: .*Content Security Policy/, /console error: .*404/)

  await page.goto('/assets/no-such-file.avif')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toHaveCSS('position', /fixed|sticky/)
})

test('lets Google Analytics collect a sign-in, but no page view by itself', async ({ page }) => {
  await mockAnalytics(page)
  await open(page, '/login')

  const collected = ['www', 'region1'].map((host) =>
    // Signing in sends an analytics event.
    page.waitForRequest(`https://${host}.google-analytics.com/g/collect`, { timeout: 30_000 }),
  )
  await signIn(page)

  await Promise.all(collected)
  const commands = () =>
    page.evaluate(() =>
      (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((command) =>
        Array.from(command),
      ),
    )
  await expect.poll(commands).toContainEqual(['event', 'login', expect.anything()])
  expect(await commands()).toContainEqual([
    'config',
    'G-E2ETEST',
    expect.objectContaining({ send_page_view: false }),
  ])
})
