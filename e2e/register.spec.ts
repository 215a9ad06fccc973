import type { Page } from '@playwright/test'
import { profileFields } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { brand } from '../web/src/brand/brand.ts'
import { referralPath } from '../web/src/brand/referral-code.ts'
import { openSetting } from './support/account-dialogs.ts'
import { sendToBlackHole } from './support/black-hole.ts'
import { linksTo } from './support/mails.ts'
import { asCalls, backendRequests, calls, hold, loggedFailure } from './support/requests.ts'
import { accountsOf, newCustomer, newPerson, sessionKey, type Person } from './support/people.ts'
import { errorBox, expectSignedOut, open, toasts, waitForHydration } from './support/shop-page.ts'
import { fillRegisterForm, registerForm, submitRegistration } from './support/register-form.ts'
import { signIn } from './support/login-form.ts'
import { storedOf } from './support/stored.ts'
import { expect, test } from './support/test.ts'

async function expectRefusal(page: Page, message: string) {
  await expect(errorBox(page)).toHaveText(message)
  await expect(registerForm(page).submit).toBeEnabled()
  await expect(page).toHaveURL('/register')
  await expect(toasts(page)).toBeEmpty()
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
}

test('e-mail sign-up after a referral link → one provider account, one registration with exactly its four fields, no mail; the terms checkbox is optional', async ({
  page,
}) => {
  // The shortest valid password.
  const ada = { ...newPerson('রহিমা খাতুন 💪'), password: 'hush-6' }
  await page.goto(referralPath(`${brand.referralPrefix}ABCDEF`))
  await open(page, '/register')
  expect(await page.context().cookies()).toMatchObject([{ name: 'referral' }])
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

test('invalid input, provider error or backend error → its message, and no account', async ({
  page,
  expectConsole,
}) => {
  await open(page, '/register')
  const { name, email, password, confirmation, submit } = registerForm(page)
  const ada = newPerson()
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })

  await submit.click()
  await expectRefusal(page, messages.fillAllFields)
  for (const field of [name, email, password, confirmation]) {
    await fillRegisterForm(page, { ...ada, password: 'tiny' }, 'other')
    await field.fill('')
    await submit.click()
    await expectRefusal(page, messages.fillAllFields)
  }

  await fillRegisterForm(page, { ...ada, password: 'tiny' }, 'other')
  await submit.click()
  await expectRefusal(page, messages.passwordMismatch)

  await fillRegisterForm(page, { ...ada, email: 'no e-mail', password: 'hush5' })
  await submit.click()
  await expectRefusal(page, messages.passwordTooShort)
  expect(posted).toEqual([])

  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  await fillRegisterForm(page, { ...ada, email: 'no e-mail', password: 'hush-6' })
  await confirmation.press('Enter')
  await expectRefusal(page, messages.invalidEmail)
  for (const [field, value] of [
    [name, ada.name],
    [email, 'no e-mail'],
    [password, 'hush-6'],
    [confirmation, 'hush-6'],
  ] as const) {
    await expect(field, 'keeps the text').toHaveValue(value)
  }

  await test.step('e-mail in use → its message, the existing account is unchanged', async () => {
    const known = await newCustomer()
    const requests = backendRequests(page)
    await submitRegistration(page, { ...newPerson('Eve'), email: known.email.toUpperCase() })

    await expectRefusal(page, messages.emailInUse)
    expect(asCalls(requests)).toEqual([])
    expect(await accountsOf(known.email)).toMatchObject([
      { localId: known.uid, displayName: known.name },
    ])
  })

  await test.step('name too long for the backend → its message, the provider account is deleted', async () => {
    expectConsole(/status of 400.*api\/auth\/register/)
    const person = newPerson('x'.repeat(profileFields.name.max + 1))
    await submitRegistration(page, person)

    await expectRefusal(page, `name must be text of 1 to ${profileFields.name.max} characters.`)
    expect(await accountsOf(person.email)).toEqual([])
  })

  await test.step('backend unreachable → the message without a response, the provider account is deleted; a retry succeeds', async () => {
    expectConsole('ERR_CONNECTION_REFUSED')
    await page.route(calls.register, (route) => route.abort('connectionrefused'))
    await submitRegistration(page, ada)

    await expectRefusal(page, messages.signUpUnanswered)
    expect(await accountsOf(ada.email)).toEqual([])

    await page.unroute(calls.register)
    await registerForm(page).submit.click()
    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toContainText(notices.signedUp)
    expect(await accountsOf(ada.email)).toHaveLength(1)
  })
})

test('form is submitting → fields and buttons are disabled', async ({ page }) => {
  const ada = newPerson()
  await open(page, '/register')
  const fields = registerForm(page)
  const registering = await hold(page, calls.register)

  await submitRegistration(page, ada)
  await registering.requested
  await expect(fields.busy).toBeDisabled()
  await expect(fields.submit).toHaveCount(0)
  for (const part of [
    fields.name,
    fields.email,
    fields.password,
    fields.confirmation,
    fields.terms,
    fields.google,
  ]) {
    await expect(part).toBeDisabled()
  }
  await expectSignedOut(page)
  await expect(page).toHaveURL('/register')

  registering.release()
  await expect(page).toHaveURL('/')
})

test('sign-up and its rollback fail → signed out, and the next sign-in registers the account', async ({
  page,
  expectConsole,
}) => {
  expectConsole(loggedFailure)
  expectConsole('ERR_CONNECTION_REFUSED')
  expectConsole(/status of 404.*api\/auth\/login/)
  const ada = newPerson()
  await open(page, '/register')
  await test.step('neither display name nor deletion possible → the network message, signed out', async () => {
    const urls = [calls.providerUpdate, calls.providerDelete]
    for (const url of urls) {
      await page.route(url, (route) => route.abort('connectionrefused'))
    }
    await submitRegistration(page, newPerson())
    await expectRefusal(page, messages.networkFailure)
    for (const url of urls) await page.unroute(url)

    await page.reload()
    await expectSignedOut(page)
    await waitForHydration(page)
  })

  for (const url of [calls.register, calls.providerDelete]) {
    await page.route(url, (route) => route.abort('connectionrefused'))
  }
  await submitRegistration(page, ada)
  await expectRefusal(page, messages.signUpUnanswered)
  expect(await accountsOf(ada.email)).toHaveLength(1)

  await page.unrouteAll()
  await open(page, '/login')
  await page.getByLabel('Email').first().fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible()
})

/** The steps of a sign-up. A test closes the page at each of them. */
const interruptions: readonly {
  step: string
  url: string
  /** Whether the request reaches the server before the page closes. */
  arrives: boolean
  /** Whether the provider has the name. Otherwise the local part of the e-mail serves. */
  named?: boolean
}[] = [
  { step: 'the provider creates the account', url: calls.providerSignUp, arrives: true },
  { step: 'the account is looked up', url: calls.providerLookup, arrives: false },
  { step: 'the display name is sent', url: calls.providerUpdate, arrives: false },
  { step: 'the display name is set', url: calls.providerUpdate, arrives: true, named: true },
  { step: 'the registration is sent', url: calls.register, arrives: false, named: true },
  { step: 'the profile is created', url: calls.register, arrives: true, named: true },
]

/** Signs up, and closes the page during the request to `url`. */
async function signUpUntil(page: Page, person: Person, url: string, arrives: boolean) {
  await open(page, '/register')
  const interrupted = arrives ? await dropResponse(page, url) : await sendToBlackHole(page, url)
  await submitRegistration(page, person)
  await interrupted.happens
  await page.close()
}

/** Forwards requests to this URL, and drops the responses. */
async function dropResponse(page: Page, url: string) {
  let happened: () => void = () => undefined
  const happens = new Promise<void>((resolve) => (happened = resolve))
  await page.route(url, async (route) => {
    await route.fetch()
    happened()
  })
  return { happens }
}

/** Expects one account, and one profile with the name. */
async function expectOneOf(page: Page, person: Person, name = person.name) {
  const { accounts, profile } = await storedOf(person)
  expect(accounts).toHaveLength(1)
  expect(profile).toMatchObject({ uid: accounts[0]?.localId, name })
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('page is closed at any step of a sign-up → the next sign-in completes the registration', async ({
  context,
  expectConsole,
}) => {
  expectConsole(/status of 404.*api\/auth\/login/)
  let page = await context.newPage()
  for (const { step, url, arrives, named } of interruptions) {
    await test.step(step, async () => {
      const ada = newPerson('রহিমা Khatun')
      await signUpUntil(page, ada, url, arrives)

      page = await context.newPage()
      await signIn(page, ada)
      await expect(page).toHaveURL('/')

      await expectOneOf(page, ada, named ? ada.name : ada.email.split('@', 1).join())
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('sign-up is repeated on a new page after a lost response → says that the e-mail is in use; a sign-in completes it', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  expectConsole(/status of 404.*api\/auth\/login/)
  const ada = newPerson('Ada Again')
  await signUpUntil(page, ada, calls.providerSignUp, true)

  const next = await context.newPage()
  await open(next, '/register')
  await submitRegistration(next, ada)
  await expectRefusal(next, messages.emailInUse)

  await signIn(next, ada)
  await expect(next).toHaveURL('/')
  await expectOneOf(next, ada, ada.email.split('@', 1).join())
})
