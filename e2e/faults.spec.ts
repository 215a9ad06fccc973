import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { faults, once, type Fault } from './support/faults.ts'
import { calls, hold, loggedFailure } from './support/requests.ts'
import { newCustomer, newPerson, sessionOf, type Person } from './support/people.ts'
import { errorBox, expectSignedOut, open, pauseClock, toasts } from './support/shop-page.ts'
import { storedOf } from './support/stored.ts'
import { expect, test } from './support/test.ts'

/*
 * “the outcome is always one of: done; refused with a sentence and nothing changed; safe to repeat”.
 * The function with a failing Firestore: functions/src/profiles/outage.emulator.test.ts.
 */

type NewBrowser = (options?: BrowserContextOptions) => Promise<BrowserContext>

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

async function fillIn(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

async function expectTyped(page: Page, texts: Record<string, string>) {
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

/** Expects an error message, a signed-out visitor and the typed texts. */
async function expectRefused(page: Page, texts: Record<string, string>) {
  await expect(errorBox(page)).toHaveText(/\w.*\.$/)
  await expectTyped(page, texts)
  await expectSignedOut(page)
}

async function expectRegistered(page: Page, person: Person) {
  await expect(page).toHaveURL('/')
  await expect(toasts(page)).toContainText('Successfully created account!')
  const { name, email } = person
  const { accounts, profile } = await storedOf(person)
  expect(accounts).toMatchObject([{ displayName: name }])
  expect(profile).toMatchObject({ uid: accounts[0]?.localId, name, email })
}

/** The connection is cut after the request has reached the server. */
const cutAfter = faults[1] as Fault
const allLogged = faults.flatMap(({ logged }) => logged ?? [])

test('register, each fault → refused, no account; then done', async ({ page, expectConsole }) => {
  for (const text of [loggedFailure, ...allLogged]) expectConsole(text)
  const ada = newPerson()
  await open(page, '/register')
  await fillIn(page, registration(ada))
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      await page.route(calls.register, fault.handle)
      await press(page, 'Create Account')
      await expectRefused(page, registration(ada))
      expect((await storedOf(ada)).accounts).toEqual([])
      await page.unroute(calls.register)
    })
  }

  await press(page, 'Create Account')
  await expectRegistered(page, ada)
})

test('login, each fault → refused; then done, profile unchanged', async ({
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
const changed = { phone: change.Phone, address: { city: change.City, country: 'Bangladesh' } }

/** Signs a new customer in and fills in the profile form. */
async function editingProfile(newBrowser: NewBrowser) {
  const ada = await newCustomer()
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await open(page, '/profile')
  await press(page, 'Edit')
  await fillIn(page, change)
  return { page, ada }
}

test('profile update, each fault → refused, the form keeps its texts; retried: done', async ({
  newBrowser,
  expectConsole,
}) => {
  for (const text of ['The profile call failed.', ...allLogged]) expectConsole(text)
  const { page, ada } = await editingProfile(newBrowser)
  let city = ''
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      const typed = { ...change, City: fault.name }
      await fillIn(page, typed)
      await page.route(calls.profile, fault.handle)
      await press(page, 'Save')

      await expectToast(page, 'Failed to update profile')
      await expectTyped(page, typed)
      const stored = fault.reachesBackend ? fault.name : city
      expect((await storedOf(ada)).profile).toMatchObject({ address: { city: stored } })

      await page.unroute(calls.profile)
      await press(page, 'Save')
      await expectToast(page, 'Profile updated successfully!')
      city = fault.name
      expect((await storedOf(ada)).profile).toMatchObject({ name: ada.name, address: { city } })
      await press(page, 'Edit')
    })
  }
})

/** Expects a toast and dismisses it. */
async function expectToast(page: Page, text: string) {
  await expect(toasts(page)).toContainText(text)
  await toasts(page).getByRole('button').first().click()
  await expect(toasts(page)).toBeEmpty()
}

const isLost = ({ name }: Fault) => /cut/.test(name)

for (const fault of faults.filter(isLost)) {
  test(`${fault.name}, once → register: done, by the same account`, async ({
    page,
    expectConsole,
  }) => {
    if (fault.logged) expectConsole(fault.logged)
    const ada = newPerson()
    await open(page, '/register')
    await once(page, calls.register, fault)
    await fillIn(page, registration(ada))
    await press(page, 'Create Account')

    await expectRegistered(page, ada)
  })
}

test('profile update, each lost response once → done', async ({ newBrowser, expectConsole }) => {
  for (const { logged } of faults.filter(isLost)) if (logged) expectConsole(logged)
  const { page, ada } = await editingProfile(newBrowser)
  for (const fault of faults.filter(isLost)) {
    await test.step(fault.name, async () => {
      await fillIn(page, { ...change, City: fault.name })
      await once(page, calls.profile, fault)
      await press(page, 'Save')

      await expectToast(page, 'Profile updated successfully!')
      const { profile } = await storedOf(ada)
      expect(profile).toMatchObject({ phone: change.Phone, address: { city: fault.name } })
      await press(page, 'Edit')
    })
  }
})

test('the identity provider’s response is lost → register: refused; retried: the account is completed', async ({
  page,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_RESET')
  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  expectConsole(/status of 404.*api\/auth\/login/)
  const ada = newPerson('রহিমা খাতুন')
  await open(page, '/register')
  await once(page, calls.providerSignUp, cutAfter)
  await fillIn(page, registration(ada))
  await press(page, 'Create Account')
  await expect(errorBox(page)).toHaveText('Network error. Please check your internet connection.')
  await expectRefused(page, registration(ada))

  await press(page, 'Create Account')
  await expectRegistered(page, ada)
})

test('profile update: App Check refusal, no response for 30 s, a response after 29 s', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 403/)
  expectConsole('The profile call failed.')
  const { page, ada } = await editingProfile(newBrowser)

  await test.step('“App Check”: the page cannot be verified → its message, still signed in', async () => {
    const message = 'This page could not be verified. Please reload it and try again.'
    await page.route(calls.profile, (route) =>
      route.fulfill({ status: 403, json: { code: 'app-check', message } }),
    )
    await press(page, 'Save')

    await expectToast(page, 'Failed to update profile')
    await expect(errorBox(page)).toHaveText(message)
    await expectTyped(page, change)
    await expect(page.getByRole('banner').getByRole('button', { name: ada.name })).toBeVisible()
    await page.unroute(calls.profile)
  })

  await pauseClock(page)
  await test.step('no response for 30 seconds → refused', async () => {
    await page.route(calls.profile, () => new Promise(() => undefined))
    const request = page.waitForRequest(calls.profile)
    await press(page, 'Save')
    await request

    await page.clock.runFor(30_000)
    await expect(toasts(page)).toContainText('Failed to update profile')
    await expectTyped(page, change)
    await page.unroute(calls.profile)
  })

  await test.step('a response after 29 seconds, as after a cold start → done', async () => {
    const saving = await hold(page, calls.profile)
    await press(page, 'Save')
    await saving.requested

    await page.clock.runFor(29_000)
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    saving.release()

    await expect(toasts(page)).toContainText('Profile updated successfully!')
    expect((await storedOf(ada)).profile).toMatchObject(changed)
  })
})
