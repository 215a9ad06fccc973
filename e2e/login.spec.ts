import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { inspectPage } from './support/inspect-page.ts'
import { loginForm, submitLogin } from './support/account-forms.ts'
import { asCalls, backendRequests, calls, hold, loggedFailure } from './support/requests.ts'
import { newCustomer, sessionKey } from './support/people.ts'
import { errorBox, expectSignedOut, open, toasts, userMenu } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Expects the message above the form, no toast, and a signed-out visitor. */
async function expectRejection(page: Page, message: string) {
  await expect(errorBox(page)).toHaveText(message)
  const bottom = await errorBox(page).evaluate((box) => box.getBoundingClientRect().bottom)
  const formTop = await loginForm(page).element.evaluate(
    (element) => element.getBoundingClientRect().top,
  )
  expect(bottom).toBeLessThanOrEqual(formTop)
  await expect(loginForm(page).submit).toBeEnabled()
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toBeEmpty()
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
}

test('signs in by e-mail with one request, and goes home with a toast', async ({ page }) => {
  const ada = await newCustomer()
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /account|sign up/i })
    .click()
  await expect(page).toHaveURL('/register')
  await page
    .getByRole('main')
    .getByRole('link', { name: /sign in/i })
    .click()
  await expect(page).toHaveURL('/login')

  const requests = backendRequests(page)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await submitLogin(page, ada)

  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText(notices.signedIn)
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  expect(asCalls(requests)).toEqual([
    ['POST', '/api/auth/login', { email: ada.email, firebaseUid: ada.uid }],
  ])
  const [login] = requests
  expect(await login?.headerValue('authorization')).toMatch(/^Bearer eyJ[\w-]+\.[\w-]+\./)

  await page.goBack()
  // Otherwise a screen reader would repeat the toasts that are still shown.
  await expect(toasts(page)).toHaveAttribute('aria-atomic', 'false')
  await expect(page, 'Back leads to the page before the form').toHaveURL('/about')
  await expect(userMenu(page, ada.name)).toBeVisible()
  // Without a configured measurement id, the shop loads no analytics.
  expect(urls.filter((url) => /analytics|gtag|googletagmanager/.test(url))).toEqual([])

  await page.goto('/login')
  await expect(page, 'redirected when signed in').toHaveURL('/')
})

test('names the reason when a sign-in is rejected', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, /status of 400.*accounts:signInWithPassword/)
  const ada = await newCustomer()
  await open(page, '/login')
  const { email, password, submit, busy, google } = loginForm(page)
  const requests = backendRequests(page)

  await submit.click()
  await expectRejection(page, messages.fillAllFields)

  await submitLogin(page, { ...ada, password: 'hush-wrong' })
  await expectRejection(page, messages.invalidCredentials)
  await inspectPage(page, 'login, rejected')
  expect(asCalls(requests)).toEqual([])

  const login = await hold(page, calls.login)
  await submitLogin(page, ada)
  await login.requested
  for (const part of [busy, email, password, google]) await expect(part).toBeDisabled()
  await expect(submit).toHaveCount(0)
  await expect(errorBox(page)).toHaveCount(0)
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()

  login.release()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})
