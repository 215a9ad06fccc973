import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { timeoutSeconds } from '@shop/contract/api'
import { emptyDetails } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { faults, once, type Fault } from './support/faults.ts'
import { calls, hold, loggedFailure } from './support/requests.ts'
import { newCustomer, newPerson, sessionOf, type Person } from './support/people.ts'
import { fillRegisterForm } from './support/register-form.ts'
import { errorBox, expectSignedOut, open, pauseClock, toasts } from './support/shop-page.ts'
import { storedOf } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/*
 * If a call fails, the app retries it or shows an error, and a later retry succeeds. Failures between the
 * function and Firestore are tested in functions/src/profiles/outage.emulator.test.ts.
 */

type NewBrowser = (options?: BrowserContextOptions) => Promise<BrowserContext>

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
async function expectRefused(page: Page, texts: Record<string, string>) {
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

/** The fault that cuts the connection after the server has handled the request. */
const cutAfter = faults[1] as Fault
const allLogged = faults.flatMap(({ logged }) => logged ?? [])

test('register: the call fails in any way → an error and no account; a retry succeeds', async ({
  page,
  expectConsole,
}) => {
  for (const text of [loggedFailure, ...allLogged]) expectConsole(text)
  const ada = newPerson()
  await open(page, '/register')
  await fillRegisterForm(page, ada)
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      await page.route(calls.register, fault.handle)
      await press(page, 'Create Account')
      await expectRefused(page, registration(ada))
      expect((await storedOf(ada)).accounts).toEqual([])
      await page.unroute(calls.register)
    })
  }

  await test.step('the connection is cut after the write, once → the app retries', async () => {
    await once(page, calls.register, cutAfter)
    await press(page, 'Create Account')
    await expectRegistered(page, ada)
  })
})

test('login: the call fails in any way → an error; a retry succeeds, the profile is unchanged', async ({
  page,
  expectConsole,
}) => {
  for (const text of [loggedFailure, ...allLogged]) expectConsole(text)
  const ada = await newCustomer()
  const { profile } = await storedOf(ada)
  await open(page, '/login')
  await fillIn(page, credentials(ada))
  await test.step('the identity provider’s response is lost', async () => {
    await once(page, calls.providerSignIn, cutAfter)
    await press(page, 'Sign In')
    await expectRefused(page, credentials(ada))
  })
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      await page.route(calls.login, fault.handle)
      await press(page, 'Sign In')
      await expectRefused(page, credentials(ada))
      await page.unroute(calls.login)
    })
  }

  await press(page, 'Sign In')
  await expect(page).toHaveURL('/')
  expect((await storedOf(ada)).profile).toEqual(profile)
})

const change = { Phone: '+880 1711-222333', City: 'খুলনা' }
const changed = {
  phone: change.Phone,
  address: { city: change.City, country: emptyDetails.address.country },
}

/** Signs a new customer in and fills in the profile form. */
async function editingProfile(newBrowser: NewBrowser) {
  const ada = await newCustomer()
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await open(page, '/profile')
  await press(page, 'Edit')
  await fillIn(page, change)
  return { page, ada }
}

test('profile update: the call fails in any way → an error, the form keeps its text; a retry succeeds', async ({
  newBrowser,
  expectConsole,
}) => {
  for (const text of ['The profile call failed.', ...allLogged]) expectConsole(text)
  const { page, ada } = await editingProfile(newBrowser)
  let stored = ''
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      const typed = { ...change, City: fault.name }
      await fillIn(page, typed)
      await page.route(calls.profile, fault.handle)
      await press(page, 'Save')

      await expectToast(page, messages.profileUpdateFailed)
      await expectValues(page, typed)
      if (fault.reachesBackend) stored = fault.name
      expect((await storedOf(ada)).profile).toMatchObject({ address: { city: stored } })
      await page.unroute(calls.profile)
    })
  }
  await test.step('the connection is cut after the write, once → the app retries and saves', async () => {
    await fillIn(page, change)
    await once(page, calls.profile, cutAfter)
    await press(page, 'Save')
    await expectToast(page, notices.profileUpdated)
    expect((await storedOf(ada)).profile).toMatchObject({ name: ada.name, ...changed })
  })
})

/** Expects a toast and dismisses it. */
async function expectToast(page: Page, text: string) {
  await expect(toasts(page)).toContainText(text)
  await toasts(page).getByRole('button').first().click()
  await expect(toasts(page)).toBeEmpty()
}

test('register: the identity provider’s response is lost → an error; a retry completes the account', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_RESET')
  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  const ada = newPerson('রহিমা খাতুন')
  await open(page, '/register')
  await once(page, calls.providerSignUp, cutAfter)
  await fillRegisterForm(page, ada)
  await press(page, 'Create Account')
  await expect(errorBox(page)).toHaveText(messages.networkFailure)
  await expectRefused(page, registration(ada))

  await press(page, 'Create Account')
  await expectRegistered(page, ada)
})

test('profile update: rejected by App Check or timed out → an error; slow → saved', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 403/)
  expectConsole('The profile call failed.')
  const { page, ada } = await editingProfile(newBrowser)

  await test.step('App Check rejects the page → its message, still signed in', async () => {
    const message = 'This page could not be verified. Please reload it and try again.'
    await page.route(calls.profile, (route) =>
      route.fulfill({ status: 403, json: { code: 'app-check', message } }),
    )
    await press(page, 'Save')

    await expectToast(page, messages.profileUpdateFailed)
    await expect(errorBox(page)).toHaveText(message)
    await expectValues(page, change)
    await expect(page.getByRole('banner').getByRole('button', { name: ada.name })).toBeVisible()
    await page.unroute(calls.profile)
  })

  await pauseClock(page)
  await test.step('no response before the timeout → an error', async () => {
    await page.route(calls.profile, () => new Promise(() => undefined))
    const request = page.waitForRequest(calls.profile)
    await press(page, 'Save')
    await request

    await page.clock.runFor(timeoutSeconds * 1_000)
    await expect(toasts(page)).toContainText(messages.profileUpdateFailed)
    await expectValues(page, change)
    await page.unroute(calls.profile)
  })

  await test.step('a response 1 s before the timeout, as after a cold start → saved', async () => {
    const saving = await hold(page, calls.profile)
    await press(page, 'Save')
    await saving.requested

    await page.clock.runFor((timeoutSeconds - 1) * 1_000)
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    saving.release()

    await expect(toasts(page)).toContainText(notices.profileUpdated)
    expect((await storedOf(ada)).profile).toMatchObject(changed)
  })
})
