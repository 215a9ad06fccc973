import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import {
  affiliateForm,
  affiliateSuccess,
  applicant,
  fillAffiliateForm,
} from './support/affiliate-form.ts'
import { inspectPage } from './support/inspect-page.ts'
import { open, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const submit = (page: Page) => affiliateForm(page).getByRole('button')

test('marks an empty field, shows the link after 1 s without a request, and copies it', async ({
  newBrowser,
}) => {
  const browser = await newBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await browser.newPage()
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/affiliate')
  await fillAffiliateForm(page, { ...applicant, phone: '' })
  await submit(page).click()
  await expect(affiliateForm(page).getByLabel('Phone')).toBeFocused()
  await expect(affiliateForm(page).locator('[aria-invalid]')).toHaveCount(1)
  await inspectPage(page, 'affiliate form with an error')

  await fillAffiliateForm(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.pauseAt(now + 60_000)
  await submit(page).click()
  await page.clock.runFor(990)
  await expect(affiliateSuccess(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(affiliateSuccess(page)).toBeFocused()

  const main = page.getByRole('main')
  const code = await main.getByText(RegExp(`^${brand.referralPrefix}[A-Z]{6}$`)).innerText()
  const link = `${new URL(page.url()).origin}/ref/${code}`
  await expect(main.getByLabel('Your referral link')).toHaveValue(link)
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect(requests.filter((url) => !/\/assets\//.test(url))).toEqual([])

  await page.clock.resume()
  await inspectPage(page, 'affiliate, signed up')
  await page.reload()
  await waitForHydration(page)
  await expect(affiliateForm(page)).toBeVisible()
})

test('copies the link and keeps the focus when the page may not write to the clipboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/affiliate')
  await fillAffiliateForm(page)
  await submit(page).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Copy link' })).toBeVisible()
  // The confirmation disappears after 2 s.
  await page.clock.pauseAt(now + 60_000)
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeFocused()

  const link = await main.getByLabel('Your referral link').inputValue()
  const paste = page.getByRole('contentinfo').getByRole('textbox')
  await paste.focus()
  await page.keyboard.press('Control+V')
  await expect(paste).toHaveValue(link)
})
