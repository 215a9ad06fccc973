import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { calls, cutAfter, loggedCut, loggedFailure } from './support/requests.ts'
import { newCustomer, newPerson, type Person } from './support/people.ts'
import { fillRegisterForm } from './support/account-forms.ts'
import { errorBox, expectSignedOut, open, toasts } from './support/shop-page.ts'
import { storedOf } from './support/api.ts'
import { expect, test } from './support/test.ts'

/*
 * If a call fails, the app retries it or shows an error, and a later retry succeeds. Failures between the
 * function and Firestore are tested in functions/src/profiles/wire.emulator.test.ts.
 */

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

async function expectValues(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label), 'keeps the text').toHaveValue(text)
  }
}

const registration = ({ name, email, password }: Person) => ({
  'Full name': name,
  Email: email,
  Password: password,
  'Confirm password': password,
})
const credentials = ({ email, password }: Person) => ({ Email: email, Password: password })

/** Expects an error message, the entered texts still in the form, and a signed-out visitor. */
async function expectRejected(page: Page, texts: Record<string, string>) {
  await expect(errorBox(page)).toHaveText(/\w.*\.$/)
  await expectValues(page, texts)
  await expectSignedOut(page)
}

async function expectRegistered(page: Page, person: Person) {
  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText(notices.signedUp)
  const { name, email } = person
  const { accounts, profile } = await storedOf(person)
  expect(accounts).toMatchObject([{ displayName: name }])
  expect(profile).toMatchObject({ uid: accounts[0]?.localId, name, email })
}

test('shows an error when registering fails, and retries it', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, loggedCut)
  const ada = newPerson()
  await open(page, '/register')
  await fillRegisterForm(page, ada)
  await page.route(calls.register, cutAfter)
  await press(page, 'Create Account')
  await expectRejected(page, registration(ada))
  expect((await storedOf(ada)).accounts).toEqual([])
  await page.unroute(calls.register)

  await test.step('retries when the connection is cut after the write', async () => {
    await page.route(calls.register, cutAfter, { times: 1 })
    await press(page, 'Create Account')
    await expectRegistered(page, ada)
  })
})

test('changes nothing when a sign-in fails, and retries it', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, loggedCut)
  const ada = await newCustomer()
  const { profile } = await storedOf(ada)
  await open(page, '/login')
  await fillIn(page, credentials(ada))
  for (const url of [calls.providerSignIn, calls.login]) {
    await page.route(url, cutAfter)
    await press(page, 'Sign In')
    await expectRejected(page, credentials(ada))
    await page.unroute(url)
  }

  await press(page, 'Sign In')
  await expect(page).toHaveURL('/')
  expect((await storedOf(ada)).profile).toEqual(profile)
})

test('keeps the typed text when saving fails', async ({ ada, adasPage: page, expectConsole }) => {
  expectConsole('The profile call failed.', loggedCut)
  const stored = async () => (await storedOf(ada)).profile
  await open(page, '/profile')
  await press(page, 'Edit')
  const typed = { Phone: '+880 1711-222333', City: 'খুলনা' }
  await fillIn(page, typed)
  await page.route(calls.profile, cutAfter)
  await press(page, 'Save')
  await expect(toasts(page)).toContainText(messages.profileUpdateFailed)
  await expectValues(page, typed)
  await page.unroute(calls.profile)
  expect(await stored()).toMatchObject({ address: { city: typed.City } })

  await test.step('retries and saves when the connection is cut after the write', async () => {
    await fillIn(page, { City: 'সিলেট' })
    await page.route(calls.profile, cutAfter, { times: 1 })
    await press(page, 'Save')
    await expect(toasts(page)).toContainText(notices.profileUpdated)
    expect(await stored()).toMatchObject({ name: ada.name, address: { city: 'সিলেট' } })
  })
})
