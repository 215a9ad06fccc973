/* The first paint with a stored session. */
import type { Browser } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { newPhone, openSlowPage, type Shop } from './browser.ts'
import { measureRows } from './measure.ts'

type Items = { name: string; value: string }[]

const pages = [paths.home, paths.product(products[0].id), paths.about]

/** The floor is the first paint of a signed-out visitor, plus the provider's look-up of the account. */
export async function measureSignedIn({ browser, emulator, origin }: Shop) {
  const session = await register(browser, emulator)

  /** With nothing cached, and again. */
  const visitTwice = async (path: string, localStorage: Items) => {
    const phone = await newPhone(browser)
    const visit = async () => {
      await phone.setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
      const page = await openSlowPage(phone)
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      const times = await page.evaluate(() => {
        const requests = performance.getEntriesByType('resource')
        return {
          paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          lookUp: requests.find(({ name }) => name.includes('accounts:lookup'))?.duration ?? 0,
        }
      })
      await page.close()
      return times
    }
    const visits = { first: await visit(), second: await visit() }
    await phone.close()
    return visits
  }

  return measureRows(pages, 3, async (path) => {
    const signedOut = await visitTwice(path, [])
    const signedIn = await visitTwice(path, session)
    const pairOf = (visit: 'first' | 'second') => ({
      measured: signedIn[visit].paint,
      floor: signedOut[visit].paint + signedIn[visit].lookUp,
    })
    return { 'signed in': pairOf('first'), 'signed in, files cached': pairOf('second') }
  })
}

/** Registers by the form. @returns the items of localStorage */
async function register(browser: Browser, origin: string): Promise<Items> {
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
  await context.close()
  return origins.flatMap(({ localStorage }) => localStorage)
}
