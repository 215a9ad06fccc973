import type { Page } from '@playwright/test'
import { callApi, baseUrls } from './support/api.ts'
import { shopOrigin } from './support/environment.ts'
import { newCustomer, newPerson } from './support/people.ts'
import { waitForHydration, open, toasts, userMenu } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Closes an attribute and an element, within the length of a phone number. */
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

test('markup in each field of a person → shown as text', async ({ newBrowser, expectConsole }) => {
  // The provider rejects invalid addresses.
  expectConsole('400 (Bad Request)')
  expectConsole('Signing in failed.')
  const browser = await newBrowser()
  const page = await browser.newPage()
  const shown = async (where: string, times = 1) => {
    await expect(page.getByText(markup).nth(times - 1), where).toBeVisible()
    await expectNothingInjected(page, where)
  }
  const ada = await newCustomer(newPerson(markup))
  const address = { street: markup, city: markup, state: markup, zip: markup, country: markup }
  await callApi(baseUrls[0].base, 'PUT', '/auth/profile', {
    token: ada.idToken,
    body: { phone: markup, address },
  })

  await open(page, '/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(markup)
  await form.getByLabel('Password').fill(markup)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNothingInjected(page, 'a refused login')
  await form.getByLabel('Email').fill(ada.email)
  await form.getByLabel('Password').fill(ada.password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expectNothingInjected(page, 'home')
  await open(page, '/about')
  await userMenu(page, markup).click()
  await shown('the user menu')

  await open(page, '/profile')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
  await shown('the profile', 7)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('main').getByLabel('City')).toHaveValue(markup)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText('Profile updated successfully!')
  await shown('the profile saved', 7)

  await open(page, '/affiliate')
  const application = page.getByRole('form', { name: 'Join the programme' })
  await application.getByLabel('Full name').fill(markup)
  await application.getByLabel('Email').fill(ada.email)
  await application.getByLabel('Phone').fill(markup)
  await application.getByRole('button').click()
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeVisible()
  await expectNothingInjected(page, 'the affiliate pass')

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(markup)
  await expect(page.getByText('No products found for')).toContainText(markup)
  await expectNothingInjected(page, 'search')
})

test('markup in the URL → text; no parameter redirects', async ({ page, expectConsole }) => {
  // The response for an unknown URL.
  expectConsole('404')
  const text = encodeURIComponent(markup)
  const elsewhere = encodeURIComponent('https://elsewhere.example/')
  const names = ['next', 'from', 'redirect', 'redirect_uri', 'returnTo', 'continue', 'url', 'to']
  const query = names.map((name) => `${name}=${elsewhere}`).join('&')

  for (const address of [
    `/products?q=${text}&category=${text}&sort=${text}#${text}`,
    `/product/${text}`,
    `/${text}`,
    `/login?${query}`,
    `/login?next=javascript:injected=1&from=//elsewhere.example`,
    `/about#javascript:injected=1`,
    `//elsewhere.example/about`,
    `/\\\\elsewhere.example`,
  ]) {
    await page.goto(`${shopOrigin}${address}`)
    await waitForHydration(page)
    await expectNothingInjected(page, address)
    expect.soft(new URL(page.url()).origin, address).toBe(shopOrigin)
  }
  await open(page, `/products?q=${text}`)
  await expect(page.getByRole('searchbox')).toHaveValue(markup)

  const ada = await newCustomer()
  await open(page, `/login?${query}`)
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(ada.email)
  await form.getByLabel('Password').fill(ada.password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/')
})
