import { brand } from '../web/src/brand/brand.ts'
import {
  affiliateForm,
  applicant,
  fillAffiliateForm,
  submitAffiliateForm,
} from './support/affiliate-form.ts'
import { inspectPage } from './support/inspect-page.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('shows and copies the link without request or clipboard API', async ({ page }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, '/affiliate')
  await fillAffiliateForm(page, { ...applicant, phone: '' })
  await affiliateForm(page).getByRole('button').click()
  await expect(affiliateForm(page).getByLabel('Phone')).toBeFocused()
  await expect(affiliateForm(page).locator('[aria-invalid]')).toHaveCount(1)
  await inspectPage(page, 'affiliate form with an error')

  await fillAffiliateForm(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await submitAffiliateForm(page)

  const main = page.getByRole('main')
  const code = await main.getByText(RegExp(`^${brand.referralPrefix}[A-Z]{6}$`)).innerText()
  const link = `${new URL(page.url()).origin}/ref/${code}`
  await expect(main.getByLabel('Your referral link')).toHaveValue(link)
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeFocused()
  const paste = page.getByRole('contentinfo').getByRole('textbox')
  await paste.focus()
  await page.keyboard.press('Control+V')
  await expect(paste).toHaveValue(link)
  expect(requests.filter((url) => !/\/assets\//.test(url))).toEqual([])

  await inspectPage(page, 'affiliate, signed up')
})
