import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { referralDays, referralPath } from '../web/src/brand/referral-code.ts'
import { shopOrigin } from './support/environment.ts'
import { waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const code = `${brand.referralPrefix}ABCDEF`
const anotherCode = `${brand.referralPrefix}GHIJKL`

declare global {
  interface Window {
    prerenderedHeading: Element | null
  }
}

/** Opens a referral link and returns the response. */
async function follow(page: Page, path: string) {
  const reply = await page.goto(path)
  await waitForHydration(page)
  return reply
}

test('opens the home page from a referral link, whose code stays 30 days', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      window.prerenderedHeading = document.querySelector('main h1')
    }),
  )
  await page.goto('/about')
  const start = Date.now() / 1000

  const reply = await follow(page, `${referralPath(code)}?fbclid=1&next=https://evil.example/#top`)

  expect(reply?.status()).toBe(200)
  await expect(page).toHaveURL(`${shopOrigin}/`)
  const isHydrated = () => window.prerenderedHeading === document.querySelector('main h1')
  expect(await page.evaluate(isHydrated), 'the prerendered heading remains').toBe(true)
  const [cookie, ...others] = await page.context().cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({
    ...{ name: 'referral', value: code, domain: new URL(shopOrigin).hostname, path: '/' },
    ...{ sameSite: 'Lax', httpOnly: false, secure: false },
  })
  const seconds = (cookie?.expires ?? 0) - start
  expect(Math.round(seconds / 3600)).toBe(referralDays * 24)

  await follow(page, referralPath(anotherCode))
  expect(await page.context().cookies()).toEqual([cookie])

  await page.goBack()
  await expect(page).toHaveURL(`${shopOrigin}/`)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('answers a referral link with the HTML of /, and others with 404', async () => {
  const read = async (path: string) => {
    const reply = await fetch(shopOrigin + path, { redirect: 'manual' })
    return { status: reply.status, html: await reply.text() }
  }
  const home = await read('/')
  expect(home.html).toContain(`rel="canonical" href="${brand.origin}/"`)
  expect(await read(referralPath(code))).toEqual(home)
  expect(await read(`${referralPath(code)}?q=<b>`)).toEqual(home)

  const notFound = await read('/no/such/page')
  for (const path of [
    referralPath('other'),
    referralPath(code.toLowerCase()),
    referralPath(`${code}G`),
    referralPath(`${code}.html`),
    referralPath(`${code}/more`),
  ]) {
    expect({ path, ...(await read(path)) }).toEqual({ path, ...notFound })
  }
})
