import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { affiliateFigures, affiliatePage } from '../web/src/routes/affiliate/affiliate-text.ts'
import {
  affiliateForm,
  affiliateSuccess,
  applicant,
  fillAffiliateForm,
} from './support/affiliate-form.ts'
import { open, stubShareSheet, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const submit = (page: Page) => affiliateForm(page).getByRole('button')

test('the affiliate page shows commissions, cookie lifetime and minimum payout', async ({
  page,
}) => {
  await open(page, '/affiliate')
  const main = page.getByRole('main')
  for (const text of affiliateFigures.flatMap((figure) => [figure.value, figure.text])) {
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible()
  }
})

test('a required field is empty → it is marked and nothing is submitted; then Share shares the link, and a reload shows the form again', async ({
  page,
}) => {
  const shared = await stubShareSheet(page)
  await open(page, '/affiliate')
  for (const missing of ['Full name', 'Email', 'Phone']) {
    await fillAffiliateForm(page)
    await affiliateForm(page).getByLabel(missing).fill('')
    await submit(page).click()
    const field = affiliateForm(page).getByLabel(missing)
    await expect(field, missing).toBeFocused()
    await expect(affiliateForm(page).locator('[aria-invalid]')).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(affiliatePage.form.incomplete)
    await expect(submit(page)).toHaveText(affiliatePage.form.action)
  }

  await fillAffiliateForm(page)
  await submit(page).click()
  await expect(affiliateSuccess(page)).toBeFocused()
  const url = await page.getByLabel('Your referral link').inputValue()
  await expect(page.getByText(affiliatePage.success.note)).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.poll(shared).toEqual([{ title: brand.name, url }])

  await page.reload()
  await waitForHydration(page)
  await expect(affiliateForm(page)).toBeVisible()
  await expect(affiliateSuccess(page)).toHaveCount(0)
})

test('form is submitted → success view after 1 s, no request; Copy link → confirmation for 2 s', async ({
  newBrowser,
}) => {
  const browser = await newBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await browser.newPage()
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/affiliate')
  await fillAffiliateForm(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.pauseAt(now + 60_000)
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await page.clock.runFor(990)
  await expect(page.getByText(affiliatePage.success.title)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(affiliateSuccess(page)).toBeFocused()

  const main = page.getByRole('main')
  await expect(main.getByText(RegExp(`^${applicant.name}, member ID [a-z0-9]{9}$`))).toBeVisible()
  const code = await main.getByText(RegExp(`^${brand.referralPrefix}[A-Z]{6}$`)).innerText()
  const link = `${new URL(page.url()).origin}/ref/${code}`
  await expect(main.getByLabel('Your referral link')).toHaveValue(link)
  await expect(main.getByText(formatTaka(0))).toBeVisible()

  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(1_900)
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(main.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(requests.filter((url) => !/\/assets\//.test(url))).toEqual([])
})

for (const [condition, limit] of [
  [
    'browser has no clipboard API, as on plain HTTP',
    () => Reflect.set(Navigator.prototype, 'clipboard', undefined),
  ],
  [
    'page has no permission to write to the clipboard',
    () => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    },
  ],
] as const) {
  test(`${condition} → Copy link still copies, and confirms for 2 s`, async ({ page }) => {
    await page.addInitScript(limit)
    const now = Date.now()
    await page.clock.install({ time: now })
    await open(page, '/affiliate')
    await fillAffiliateForm(page)
    await submit(page).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await page.clock.pauseAt(now + 60_000)
    await main.getByRole('button', { name: 'Copy link' }).click()
    const copied = main.getByRole('button', { name: 'Copied' })
    await expect(copied).toBeFocused()
    await page.clock.runFor(1_900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copied).toHaveCount(0)

    const link = await main.getByLabel('Your referral link').inputValue()
    const paste = page.getByRole('contentinfo').getByRole('textbox')
    await paste.focus()
    await page.keyboard.press('Control+V')
    await expect(paste).toHaveValue(link)
  })
}
