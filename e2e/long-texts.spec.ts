import { maxLengths } from '@shop/contract/profile'
import { notices } from '../web/src/account/notices.ts'
import { fillAffiliateForm, submitAffiliateForm } from './support/affiliate-form.ts'
import { callApi } from './support/api.ts'
import { expectLayout } from './support/layout-problems.ts'
import { newCustomer, newPerson, sessionOf } from './support/people.ts'
import { open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { resize } from './support/viewports.ts'

/** Texts of at most this length without a space: wide letters, conjuncts, joined emoji. */
const latin = (length: number) => 'W'.repeat(length)
const bangla = (length: number) => 'ক্ষ্মী'.repeat(length / 6)
const emoji = (length: number) => '👩🏽‍🚀'.repeat(length / 7)

const longest = {
  name: latin(maxLengths.name),
  phone: emoji(maxLengths.phone),
  address: {
    street: latin(maxLengths.street),
    city: bangla(maxLengths.city),
    state: emoji(maxLengths.state),
    zip: latin(maxLengths.zip),
    country: bangla(maxLengths.country),
  },
}

test('cuts nothing off at 320 px when the profile is at its limits', async ({ newBrowser }) => {
  const email = newPerson().email.replace('@', `${'w'.repeat(20)}@`)
  const ada = await newCustomer({ ...newPerson(longest.name), email })
  await callApi('PUT', '/auth/profile', { token: ada.idToken, body: longest })
  const viewport = { width: 320, height: 640 }
  const page = await (await newBrowser({ session: sessionOf(ada), viewport })).newPage()
  await open(page, '/profile')
  const edit = page.getByRole('button', { name: 'Edit' })
  await expect(edit).toBeVisible()
  await expectLayout(page, 'profile')
  await edit.click()
  await expectLayout(page, 'profile, edited')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(notices.profileUpdated)
  await expectLayout(page, 'profile, with a toast')

  await open(page, '/affiliate')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Profile' })).toBeVisible()
  await expectLayout(page, 'menu')
  await page.keyboard.press('Escape')
  await resize(page, { width: 1024, height: 700 })
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
  await expectLayout(page, 'user menu')

  await resize(page, viewport)
  await fillAffiliateForm(page, { name: longest.name, email, phone: longest.phone })
  await submitAffiliateForm(page)
  await expectLayout(page, 'affiliate success view')
})

test('cuts nothing off at 320 px when a search text is long', async ({ page }) => {
  await resize(page, { width: 320, height: 640 })
  await open(page, '/products')
  const text = [latin, bangla, emoji].map((long) => long(100)).join('')
  await page.getByLabel('Search products').fill(text)
  await expect(page.getByText('No products found')).toBeVisible()
  await expectLayout(page, 'catalogue')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(text)
  await expect(page.getByText('No products found for')).toBeVisible()
  await expectLayout(page, 'search')
})
