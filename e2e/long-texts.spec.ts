import { profileFields } from '@shop/contract/profile'
import { notices } from '../web/src/account/notices.ts'
import { affiliateForm, affiliateSuccess, fillAffiliateForm } from './support/affiliate-form.ts'
import { callApi } from './support/api.ts'
import { expectLayout } from './support/layout-problems.ts'
import { newCustomer, newPerson, sessionOf } from './support/people.ts'
import { open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { resize } from './support/viewports.ts'

const { name, phone } = profileFields
const { street, city, state, zip, country } = profileFields.address.entries

/** Functions that return a text of the given length without a space. */
const longTexts = {
  'Latin letters': (length: number) => 'W'.repeat(length),
  Bangla: (length: number) => 'ক্ষ্মী'.repeat(length).slice(0, length - (length % 6)),
  emoji: (length: number) => '👩🏽‍🚀'.repeat(length).slice(0, length - (length % 7)),
}

const profileWith = (long: (length: number) => string) => ({
  name: long(name.max),
  phone: long(phone.max),
  address: {
    street: long(street.max),
    city: long(city.max),
    state: long(state.max),
    zip: long(zip.max),
    country: long(country.max),
  },
})

test('320 px, profile of the maximum length → no text is cut off or overflows', async ({
  newBrowser,
}) => {
  const longName = longTexts['Latin letters'](name.max)
  const email = newPerson().email.replace('@', `${'w'.repeat(20)}@`)
  const ada = await newCustomer({ ...newPerson(longName), email })
  const viewport = { width: 320, height: 640 }
  const page = await (await newBrowser({ storageState: sessionOf(ada), viewport })).newPage()
  for (const [script, long] of Object.entries(longTexts)) {
    const body = profileWith(long)
    await callApi('PUT', '/auth/profile', { token: ada.idToken, body })
    await open(page, '/profile')
    const edit = page.getByRole('button', { name: 'Edit' })
    await expect(edit).toBeVisible()
    await expectLayout(page, `profile, ${script}`)
    await edit.click()
    await expectLayout(page, `profile, edited, ${script}`)
  }
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
  await fillAffiliateForm(page, {
    name: longName,
    email,
    phone: profileWith(longTexts.emoji).phone,
  })
  await affiliateForm(page).getByRole('button').click()
  await expect(affiliateSuccess(page)).toBeVisible()
  await expectLayout(page, 'affiliate success view')
})

test('profile, a name with a long word → the heading breaks no word', async ({ newBrowser }) => {
  const person = newPerson('Sharmistha Bandyopadhyay')
  const storageState = sessionOf(await newCustomer(person))
  const page = await (await newBrowser({ storageState })).newPage()
  await open(page, '/profile')
  const heading = page.getByRole('heading', { level: 1, name: person.name })
  for (const width of [320, 390, 1440]) {
    await resize(page, { width, height: 800 })
    const lines = await heading
      .locator('span')
      .last()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      })
    expect(lines, `${width} px`).toBe(2)
  }
})

test('320 px, long search texts → no text is cut off or overflows', async ({ page }) => {
  await resize(page, { width: 320, height: 640 })
  await open(page, '/products')
  for (const [script, long] of Object.entries(longTexts)) {
    await page.getByLabel('Search products').fill(long(100))
    await expect(page.getByText('No products found')).toBeVisible()
    await expectLayout(page, `catalogue, ${script}`)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  for (const [script, long] of Object.entries(longTexts)) {
    await page.getByRole('combobox').fill(long(100))
    await expect(page.getByText('No products found for')).toBeVisible()
    await expectLayout(page, `search, ${script}`)
  }
})
