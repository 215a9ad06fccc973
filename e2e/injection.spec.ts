import type { Page } from '@playwright/test'
import { notices } from '../web/src/account/notices.ts'
import { fillAffiliateForm, submitAffiliateForm } from './support/affiliate-form.ts'
import { callApi } from './support/api.ts'
import { shopOrigin } from './support/environment.ts'
import { submitLogin } from './support/account-forms.ts'
import { loggedFailure } from './support/requests.ts'
import { newCustomer, newPerson } from './support/people.ts'
import { open, toasts, userMenu, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Markup that closes an attribute and a tag, short enough for the phone field. */
const markup = '"><img src=x onerror=injected=1>'

async function expectNothingInjected(page: Page, where: string) {
  const injected = await page.evaluate(() => [
    ...('injected' in window ? ['a script ran'] : []),
    ...Array.from(
      document.querySelectorAll('[onerror], [src="x"], a[href^="javascript:"]'),
      (element) => element.outerHTML,
    ),
  ])
  expect.soft(injected, where).toEqual([])
}

test('shows markup as text in every field of a user', async ({ newBrowser, expectConsole }) => {
  // Firebase Auth responds with 400 to the invalid e-mail.
  expectConsole('400 (Bad Request)', loggedFailure)
  const browser = await newBrowser()
  const page = await browser.newPage()
  const shown = async (where: string, times = 1) => {
    await expect(page.getByText(markup).nth(times - 1), where).toBeVisible()
    await expectNothingInjected(page, where)
  }
  const ada = await newCustomer(newPerson(markup))
  const address = { street: markup, city: markup, state: markup, zip: markup, country: markup }
  await callApi('PUT', '/auth/profile', {
    token: ada.idToken,
    body: { phone: markup, address },
  })

  await open(page, '/login')
  await submitLogin(page, { name: markup, email: markup, password: markup })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingInjected(page, 'a rejected login')
  await submitLogin(page, ada)
  await expect(page).toHaveURL('/')
  await expectNothingInjected(page, 'home')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await userMenu(page, markup).click()
  await shown('the user menu')
  await page.keyboard.press('Escape')
  await shown('the profile', 7)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('main').getByLabel('City')).toHaveValue(markup)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(notices.profileUpdated)
  await shown('the profile saved', 7)

  await page.getByRole('banner').getByRole('link', { name: 'Affiliate', exact: true }).click()
  await fillAffiliateForm(page, { name: markup, email: ada.email, phone: markup })
  await submitAffiliateForm(page)
  await expectNothingInjected(page, 'the affiliate success view')

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(markup)
  await expect(page.getByText('No products found for')).toContainText(markup)
  await expectNothingInjected(page, 'search')
})

test('shows markup in the URL as text, and never redirects', async ({ page, expectConsole }) => {
  // Some of the URLs below are unknown and return 404.
  expectConsole('404')
  const text = encodeURIComponent(markup)
  const elsewhere = encodeURIComponent('https://elsewhere.example/')
  const names = ['next', 'from', 'redirect', 'redirect_uri', 'returnTo', 'continue', 'url', 'to']
  const query = names.map((name) => `${name}=${elsewhere}`).join('&')

  for (const url of [
    `/products?q=${text}&category=${text}&sort=${text}#${text}`,
    `/${text}`,
    `//elsewhere.example/about`,
    `/\\\\elsewhere.example`,
    `/login?next=javascript:injected=1&from=//elsewhere.example&${query}`,
  ]) {
    await page.goto(`${shopOrigin}${url}`)
    await waitForHydration(page)
    await expectNothingInjected(page, url)
    expect.soft(new URL(page.url()).origin, url).toBe(shopOrigin)
  }
  await submitLogin(page, await newCustomer())
  await expect(page).toHaveURL('/')
})
