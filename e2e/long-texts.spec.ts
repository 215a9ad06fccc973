import type { Page } from '@playwright/test'
import { profileFields } from '@shop/contract/profile'
import { notices } from '../web/src/account/notices.ts'
import { affiliateForm, affiliateSuccess, fillAffiliateForm } from './support/affiliate-form.ts'
import { callApi, baseUrls } from './support/api.ts'
import { newCustomer, newPerson, sessionOf, type Identity } from './support/people.ts'
import { waitForPaint, open, toasts, userMenu } from './support/shop-page.ts'
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

/** Expects no horizontal overflow and no text that is cut off. */
async function expectWithinWindow(page: Page, state: string) {
  await waitForPaint(page)
  const beyond = await page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls'] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: parent } = texts.currentNode
      // Scroll containers and truncated texts may be wider.
      if (!parent?.checkVisibility() || parent.closest('.truncate, .overflow-x-auto')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && (right > innerWidth + 1 || left < -1))
        found.push(`${Math.round(right)}: ${texts.currentNode.textContent?.slice(0, 40)}`)
    }
    return found
  })
  expect.soft(beyond, state).toEqual([])
}

async function customerWith(long: (length: number) => string): Promise<Identity> {
  const email = newPerson().email.replace('@', `${'w'.repeat(20)}@`)
  const ada = await newCustomer({ ...newPerson(long(name.max)), email })
  await callApi(baseUrls[0].base, 'PUT', '/auth/profile', {
    token: ada.idToken,
    body: {
      phone: long(phone.max),
      address: {
        street: long(street.max),
        city: long(city.max),
        state: long(state.max),
        zip: long(zip.max),
        country: long(country.max),
      },
    },
  })
  return ada
}

for (const [script, long] of Object.entries(longTexts)) {
  test(`320 px, profile of the maximum length in ${script} → no text is cut off or overflows`, async ({
    newBrowser,
  }) => {
    const ada = await customerWith(long)
    const browser = await newBrowser({
      storageState: sessionOf(ada),
      viewport: { width: 320, height: 640 },
    })
    const page = await browser.newPage()
    await open(page, '/profile')
    const edit = page.getByRole('button', { name: 'Edit' })
    await expect(edit).toBeVisible()
    await expectWithinWindow(page, 'profile')
    await edit.click()
    await expectWithinWindow(page, 'profile, edited')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toasts(page)).toContainText(notices.profileUpdated)
    await expectWithinWindow(page, 'profile, with a toast')

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My Profile' })).toBeVisible()
    await expectWithinWindow(page, 'menu')
    await page.keyboard.press('Escape')
    await resize(page, { width: 1024, height: 700 })
    await userMenu(page, long(name.max)).click()
    await expectWithinWindow(page, 'user menu')

    await resize(page, { width: 320, height: 640 })
    await open(page, '/affiliate')
    await fillAffiliateForm(page, {
      name: long(name.max),
      email: ada.email,
      phone: long(phone.max),
    })
    await affiliateForm(page).getByRole('button').click()
    await expect(affiliateSuccess(page)).toBeVisible()
    await expectWithinWindow(page, 'affiliate success view')
  })
}

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
    await expectWithinWindow(page, `catalogue, ${script}`)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  for (const [script, long] of Object.entries(longTexts)) {
    await page.getByRole('combobox').fill(long(100))
    await expect(page.getByText('No products found for')).toBeVisible()
    await expectWithinWindow(page, `search, ${script}`)
  }
})
