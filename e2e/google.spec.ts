import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { callApi } from './support/api.ts'
import {
  googleButton,
  openPopup,
  signInAgain,
  signInAsNew,
  stubGoogleScript,
} from './support/google-popup.ts'
import { loginForm } from './support/account-forms.ts'
import { asCalls, backendRequests, calls, hold, loggedFailure } from './support/requests.ts'
import { accountsOf, newCustomer, newPerson, sessionKey } from './support/people.ts'
import { errorBox, expectSignedOut, open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

async function expectWelcome(page: Page) {
  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText(notices.signedInWithGoogle)
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
}

async function expectRejection(page: Page, message: string) {
  await expect(errorBox(page)).toHaveText(message)
  await expect(googleButton(page)).toBeEnabled()
  await expect(toasts(page)).toBeEmpty()
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
}

/** While the pop-up is open, only the Google button is enabled (readings, Google sign-in). */
async function expectSubmittingBesideGoogle(page: Page) {
  const { busy, email, password, google } = loginForm(page)
  for (const part of [busy, email, password]) await expect(part).toBeDisabled()
  await expect(google).toBeEnabled()
}

test('registers a new Google account only once', async ({ page, newBrowser, expectConsole }) => {
  expectConsole(/status of 404.*api\/auth\/login/)
  const ada = newPerson('আয়েশা Google')
  await open(page, '/login')
  const requests = backendRequests(page)
  const popup = await openPopup(page)

  const scopes = new URL(popup.url()).searchParams.get('scopes')?.split(/[ ,]/)
  expect(scopes).toEqual(expect.arrayContaining(['profile', 'email']))
  await expectSubmittingBesideGoogle(page)

  await test.step('disables the form until the backend responds', async () => {
    const login = await hold(page, calls.login)
    await signInAsNew(popup, ada)
    await login.requested

    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Signing in...', exact: true })).toBeDisabled()
    await expect(main.getByLabel('Email')).toBeDisabled()
    await expect(googleButton(page)).toBeDisabled()
    await expectSignedOut(page)
    login.release()
  })
  await expectWelcome(page)
  const [account] = await accountsOf(ada.email)
  const login = { email: ada.email, firebaseUid: account?.localId }
  expect(asCalls(requests)).toEqual([
    ['POST', '/api/auth/login', login],
    ['POST', '/api/auth/register', { ...login, name: ada.name, password: '' }],
  ])

  const later = await (await newBrowser()).newPage()
  await open(later, '/login')
  const laterRequests = backendRequests(later)
  await signInAgain(await openPopup(later), ada.email)
  await expectWelcome(later)
  expect(asCalls(laterRequests)).toEqual([['POST', '/api/auth/login', login]])
  await later.getByRole('link', { name: 'Profile' }).click()
  await expect(later.getByRole('heading', { level: 1, name: ada.name })).toBeVisible()
})

test('says why when Google’s sign-in fails, and can retry', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, 'ERR_INTERNET_DISCONNECTED', /status of 404.*api\/auth\/login/)
  await open(page, '/register')

  await test.step('shows the network message when Google’s script cannot be loaded', async () => {
    const script = 'https://apis.google.com/js/api.js*'
    await page.route(script, (route) => route.abort('internetdisconnected'))
    await googleButton(page).click()
    await expectRejection(page, messages.networkFailure)
    await page.unroute(script)
  })

  await test.step('shows its message when the pop-up is blocked', async () => {
    await stubGoogleScript(page)
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    })
    await googleButton(page).click()
    await expectRejection(page, messages.popupBlocked)
  })

  const first = await openPopup(page)
  const second = await openPopup(page)
  await expectRejection(page, messages.popupCancelled)
  const submitting = page.getByRole('button', { name: 'Creating account...', exact: true })
  await expect(submitting, 'the second pop-up is open').toBeDisabled()

  const ada = newPerson('')
  const requests = backendRequests(page)
  await signInAsNew(second, ada)
  await expectWelcome(page)
  await first.close()
  const localPart = ada.email.replace(/@.*/, '')
  expect(requests.at(-1)?.postDataJSON()).toMatchObject({ name: localPart, password: '' })
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: localPart })).toBeVisible()
})

test('clears the profile when the owner of its e-mail signs in with Google', async ({ page }) => {
  const prepared = await newCustomer(newPerson('Planted Name'))
  const change = { phone: '+1 666', address: { street: '1 Planted Street' } }
  await callApi('PUT', '/auth/profile', { token: prepared.idToken, body: change })
  await open(page, '/login')
  await signInAsNew(await openPopup(page), { email: prepared.email, name: 'Ada Google' })
  await expectWelcome(page)
  expect(await accountsOf(prepared.email)).toMatchObject([{ localId: prepared.uid }])

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText(notices.detailsCleared)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Google' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/Planted|666/)
})
