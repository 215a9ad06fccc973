import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { details } from '../web/src/catalog/protein-bar/details.ts'
import { proteinBar } from '../web/src/catalog/protein-bar/product.ts'
import { maxResults } from '../web/src/catalog/search/search-products.ts'
import { incompleteText } from '../web/src/routes/affiliate/affiliate-text.ts'
import { productPage, shippingNote } from '../web/src/routes/product/product-text.ts'
import { products } from '../web/src/catalog/products.ts'
import { dialog, dialogButton, dialogField, openSetting } from './support/account-dialogs.ts'
import { affiliateForm, fillAffiliateForm, submitAffiliateForm } from './support/affiliate-form.ts'
import { loginForm, registerForm, submitRegistration } from './support/account-forms.ts'
import { newPerson } from './support/people.ts'
import { calls, hold } from './support/requests.ts'
import { errorBox, open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

/**
 * Translates the page and what is added to it as a browser does: a text in two `<font>` elements replaces
 * each text. Logs an error when React changes a text that the translation has removed.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const font: string = 'font'
    const translateIn = (added: Node) => {
      const texts = document.createNodeIterator(added, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!(text instanceof Text) || text.parentElement?.closest('font, script')) continue
        const outer = document.createElement(font)
        outer.appendChild(document.createElement(font)).textContent = text.data
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn)
    }).observe(document.body, { childList: true, subtree: true })

    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string) {
        if (!this.isConnected) reportError(`Not shown: ${value}`)
        nodeValue?.set?.call(this, value)
      },
    })
  })

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()

/** Follows a link of the menu for small screens. */
async function followMenu(page: Page, name: string) {
  await press(page, 'Menu')
  await dialog(page).getByRole('link', { name, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('works and shows changes when it is translated', async ({ newBrowser, expectConsole }) => {
  expectConsole(/status of 400.*sendOobCode/)
  const browser = await newBrowser({ permissions: ['clipboard-write'] })
  const page = await browser.newPage()
  const main = page.getByRole('main')
  await open(page, paths.products)
  await translate(page)

  await test.step('catalogue', async () => {
    const count = main.getByText(/^\d+ products?$/)
    await press(page, 'Snacks')
    await expect(count).toHaveText('4 products')
    const search = page.getByRole('searchbox')
    await search.fill('cups')
    await expect(count).toHaveText('1 product')
    await search.fill('zzz')
    await expect(count).toHaveText('0 products')
    await press(page, 'Reset Filters')
    await expect(count).toHaveText(`${products.length} products`)
  })

  await test.step('search', async () => {
    await page.keyboard.press('Control+k')
    const search = dialog(page).getByRole('combobox')
    await search.fill('pro')
    await expect(dialog(page).getByText(`${maxResults} results`).first()).toBeVisible()
    for (const text of ['zzz', 'zzzপ', 'zzz']) {
      await search.fill(text)
      await expect(dialog(page).getByText(`No products found for "${text}"`)).toBeVisible()
    }
    await page.keyboard.press('Escape')
  })

  await test.step('product', async () => {
    await main.getByRole('link', { name: proteinBar.name }).last().click()
    for (const step of ['Increase', 'Increase', 'Decrease']) await press(page, `${step} quantity`)
    await expect(page.getByRole('group', { name: 'Quantity' })).toHaveText(/2$/)
    await expect(main.getByText(shippingNote(2 * proteinBar.price), { exact: true })).toBeVisible()
    const [{ question, answer }] = details.faqs
    await page.getByRole('tab', { name: productPage.tabs.faqs }).click()
    await press(page, question)
    await expect(main.getByText(answer)).toBeVisible()
  })

  await resize(page, phone)
  await test.step('affiliate form', async () => {
    await followMenu(page, 'Affiliate')
    await affiliateForm(page).getByRole('button').click()
    await expect(errorBox(page)).toHaveText(incompleteText(['name', 'email', 'phone']))
    await fillAffiliateForm(page)
    await submitAffiliateForm(page)
    const copy = main.getByRole('button', { name: /^Cop/ })
    await copy.click()
    await expect(copy).toHaveText('Copied')
  })

  await test.step('login form', async () => {
    await followMenu(page, 'Sign In')
    await loginForm(page).submit.click()
    await expect(errorBox(page)).toHaveText(messages.fillAllFields)
    await press(page, 'Forgot password?')
    await dialogField(page, 'Email').fill(newPerson().email)
    const mail = await hold(page, calls.providerMail)
    await dialogButton(page, 'Send reset link').click()
    await expect(dialogButton(page, 'Saving...')).toBeVisible()
    mail.release()
    await expect(toasts(page)).toContainText(notices.resetLinkSent)
  })

  const person = newPerson()
  await test.step('register form', async () => {
    await main.getByRole('link', { name: 'Create an account' }).click()
    await registerForm(page).submit.click()
    await expect(errorBox(page)).toHaveText(messages.fillAllFields)
    await submitRegistration(page, person)
    await expect(toasts(page)).toContainText(notices.signedUp)
    await main.getByRole('link', { name: 'Profile' }).click()
  })

  await test.step('profile and account settings', async () => {
    await press(page, 'Edit')
    await main.getByLabel('Name', { exact: true }).fill('নাদিয়া')
    await press(page, 'Save')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile: নাদিয়া')
    await expect(toasts(page)).toContainText(notices.profileUpdated)
    await openSetting(page, 'Privacy Settings')
    await press(page, 'Download my data')
    await expect(dialog(page).getByText('Saved as my-data.json.')).toBeVisible()
    await press(page, 'Cancel')
    await openSetting(page, 'Notification Preferences')
    await press(page, 'Save')
    await expect(toasts(page)).toContainText(notices.preferencesSaved)
  })

  await press(page, 'Menu')
  await dialogButton(page, 'Logout').click()
  await expect(toasts(page)).toContainText(notices.signedOut)
})
