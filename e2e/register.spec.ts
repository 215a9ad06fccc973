import type { Page } from '@playwright/test'
import { maxLengths } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { brand } from '../web/src/brand/brand.ts'
import { openSetting } from './support/account-dialogs.ts'
import { shopOrigin } from './support/environment.ts'
import { inspectPage } from './support/inspect-page.ts'
import { linksTo } from './support/mails.ts'
import { asCalls, backendRequests, calls, hold, loggedFailure } from './support/requests.ts'
import { accountsOf, newCustomer, newPerson, sessionKey } from './support/people.ts'
import { errorBox, expectSignedOut, open, toasts } from './support/shop-page.ts'
import { registerForm, signIn, submitRegistration } from './support/account-forms.ts'
import { storedOf } from './support/api.ts'
import { expect, test } from './support/test.ts'

async function expectRejection(page: Page, message: string) {
  await expect(errorBox(page)).toHaveText(message)
  await expect(registerForm(page).submit).toBeEnabled()
  await expect(page).toHaveURL('/register')
  await expect(toasts(page)).toBeEmpty()
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
}

test('registers with exactly four fields, and sends no mail', async ({ page }) => {
  // The shortest valid password.
  const ada = { ...newPerson('রহিমা খাতুন 💪'), password: 'hush-6' }
  // As after a referral link (referral.spec.ts).
  const referral = { name: 'referral', value: `${brand.referralPrefix}ABCDEF`, url: shopOrigin }
  await page.context().addCookies([referral])
  await open(page, '/register')
  await expect(registerForm(page).terms).toBeVisible()
  await expect(registerForm(page).terms).not.toBeChecked()
  const requests = backendRequests(page)
  await submitRegistration(page, ada)

  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText(notices.signedUp)
  const [account, ...more] = await accountsOf(ada.email)
  expect(more).toEqual([])
  expect(account).toMatchObject({ displayName: ada.name })
  expect(asCalls(requests)).toEqual([
    ['POST', '/api/auth/register', { ...ada, firebaseUid: account?.localId }],
  ])
  expect(await requests[0]?.headerValue('authorization')).toMatch(/^Bearer eyJ[\w-]+\.[\w-]+\./)

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: ada.name })).toBeVisible()
  // The calls that send mails have loaded when a setting opens.
  await openSetting(page, 'Privacy Settings')
  expect(await linksTo(ada.email), 'nobody gets a mail unasked').toEqual([])
})

test('makes no account when a registration is rejected', async ({ page, expectConsole }) => {
  expectConsole(
    loggedFailure,
    /status of 400.*accounts:signUp/,
    /status of 400.*api\/auth\/register/,
  )
  await open(page, '/register')
  const fields = registerForm(page)
  const ada = newPerson()
  const requests = backendRequests(page)

  await fields.submit.click()
  await expectRejection(page, messages.fillAllFields)
  await inspectPage(page, 'register, empty')

  await test.step('leaves the account as it is when its e-mail registers again', async () => {
    const known = await newCustomer()
    await submitRegistration(page, { ...newPerson('Eve'), email: known.email.toUpperCase() })

    await expectRejection(page, messages.emailInUse)
    expect(asCalls(requests)).toEqual([])
    expect(await accountsOf(known.email)).toMatchObject([
      { localId: known.uid, displayName: known.name },
    ])
  })

  await test.step('deletes the account when the name is too long for the backend', async () => {
    const person = newPerson('x'.repeat(maxLengths.name + 1))
    await submitRegistration(page, person)

    await expectRejection(page, `name must be text of 1 to ${maxLengths.name} characters.`)
    expect(await accountsOf(person.email)).toEqual([])
  })

  await test.step('disables fields and buttons while it submits', async () => {
    const registering = await hold(page, calls.register)
    await submitRegistration(page, ada)
    await registering.requested
    const { name, email, password, confirmation, terms, google, busy } = fields
    for (const part of [name, email, password, confirmation, terms, google, busy])
      await expect(part).toBeDisabled()
    await expectSignedOut(page)
    await inspectPage(page, 'register, submitting')

    registering.release()
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
    await inspectPage(page, 'home with a toast')
  })
})

test('registers at the next sign-in when a sign-up failed', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, 'ERR_CONNECTION_REFUSED', /status of 404.*api\/auth\/login/)
  const ada = newPerson()
  await open(page, '/register')
  for (const url of [calls.register, calls.providerDelete])
    await page.route(url, (route) => route.abort('connectionrefused'))
  await submitRegistration(page, ada)
  await expectRejection(page, messages.signUpFailed)
  expect(await accountsOf(ada.email)).toHaveLength(1)
  await page.unrouteAll()
  await signIn(page, ada)
  await expect(page).toHaveURL('/')
  expect((await storedOf(ada)).profile).toMatchObject({ name: ada.name })
})
