/* The first paint with a stored session relative to that of a signed-out visitor. */
import type { Browser } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { firstPaint, newPhone, openSlowPage } from './browser.ts'
import { runBrowserBench } from './browser-bench.ts'
import { median } from './compare.ts'

const sessions = new Map<string, { name: string; value: string }[]>()

await runBrowserBench({
  names: [paths.home, paths.products, paths.product(products[0].id), paths.about],
  kinds: ['signedOut', 'signedIn'],
  rounds: 5,
  measure: async (browser, { emulator, origin }, path, kind) => {
    const session = sessions.get(emulator) ?? (await register(browser, emulator))
    sessions.set(emulator, session)
    const localStorage = kind === 'signedIn' ? session : []
    const phone = await newPhone(browser)
    const measurePaint = async () => {
      await phone.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
      const page = await openSlowPage(phone)
      // Playwright's script would delay the paint: on a phone that slow, it takes 60 ms.
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      const time = await firstPaint(page)
      await page.close()
      return time
    }
    return { first: await measurePaint(), cached: await measurePaint() }
  },
  cellsOf: ({ signedOut, signedIn }) => ({
    'signed out (ms)': medianOf(signedOut, 'first'),
    'signed in (ms)': medianOf(signedIn, 'first'),
    'nothing cached': medianOf(signedIn, 'first') / medianOf(signedOut, 'first'),
    'signed out, cached (ms)': medianOf(signedOut, 'cached'),
    'signed in, cached (ms)': medianOf(signedIn, 'cached'),
    'files cached': medianOf(signedIn, 'cached') / medianOf(signedOut, 'cached'),
  }),
  budgets: { 'nothing cached': 3, 'files cached': 1.7 },
})

function medianOf(visits: { first: number; cached: number }[], visit: 'first' | 'cached') {
  return median(visits.map((times) => times[visit]))
}

/** Registers by the form. @returns the items of localStorage */
async function register(browser: Browser, origin: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(origin + paths.register)
  await page.getByLabel('Full name').fill('Ada Rahman')
  await page.getByLabel('Email').first().fill(`ada-${Date.now()}@bench.example`)
  await page.getByLabel('Password', { exact: true }).fill('bench-password')
  await page.getByLabel('Confirm password').fill('bench-password')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL(origin + paths.home)
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage)
}
