import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Join the programme' })
const submit = (page: Page) => form(page).getByRole('button')

async function fill(page: Page) {
  await form(page).getByLabel('Full name').fill('Nadia Rahman')
  await form(page).getByLabel('Email').fill('nadia@shobol.example')
  await form(page).getByLabel('Phone').fill('+880 1711-223344')
}

test('“Affiliate: 10% base commission, extra 2% at 50,000 taka monthly sales, lifetime commissions, monthly bank-transfer payout, minimum payout 1,000 taka, 30-day referral cookie”', async ({
  page,
}) => {
  await open(page, '/affiliate')
  const main = page.getByRole('main')
  for (const text of [
    '10%',
    'base commission, lifetime',
    '+2%',
    'extra at ৳50,000 monthly sales',
    '30 days',
    'referral cookie',
    '৳1,000',
    'minimum payout, monthly by bank',
  ]) {
    await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible()
  }
})

test('“Affiliate form: full name, email and phone required; social handle optional”: the browser blocks the submit', async ({
  page,
}) => {
  await open(page, '/affiliate')
  for (const missing of ['Full name', 'Email', 'Phone']) {
    await fill(page)
    await form(page).getByLabel(missing).fill('')
    await submit(page).click()
    await expect(form(page).getByLabel(missing), missing).toBeFocused()
    await expect(submit(page)).toHaveText('Get my link')
  }
})

test('“after 1 second a generated success view titled You’re In!; the copy button shows a confirmation for 2 seconds”; “no request”', async ({
  newBrowser,
}) => {
  const browser = await newBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await browser.newPage()
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, '/affiliate')
  await fill(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.pauseAt(now + 60_000)
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await page.clock.runFor(990)
  await expect(page.getByText("You're In!")).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused()

  const main = page.getByRole('main')
  await expect(main.getByText(/^Nadia Rahman, member ID [a-z0-9]{9}$/)).toBeVisible()
  const code = await main.getByText(RegExp(`^${brand.referralPrefix}[A-Z]{6}$`)).innerText()
  const link = `${new URL(page.url()).origin}/ref/${code}`
  await expect(main.getByLabel('Your referral link')).toHaveValue(link)
  await expect(main.getByText('৳0')).toBeVisible()

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
    'without the clipboard API, as on plain http',
    () => Reflect.set(Navigator.prototype, 'clipboard', undefined),
  ],
  [
    'without the permission',
    () => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    },
  ],
] as const) {
  test(`“the copy button shows a confirmation for 2 seconds” ${condition}, and the clipboard contains the link`, async ({
    page,
  }) => {
    await page.addInitScript(limit)
    const now = Date.now()
    await page.clock.install({ time: now })
    await open(page, '/affiliate')
    await fill(page)
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
