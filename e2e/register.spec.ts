import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Page } from '@playwright/test'
import { profileFields } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { brand } from '../web/src/brand/brand.ts'
import { referralPath } from '../web/src/brand/referral-code.ts'
import { openSetting } from './support/account-dialogs.ts'
import { inspectPage } from './support/inspect-page.ts'
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
  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  expectConsole(/status of 400.*api\/auth\/register/)
  await open(page, '/register')
  const fields = registerForm(page)
  const ada = newPerson()
  const requests = backendRequests(page)

  await fields.submit.click()
  await expectRefusal(page, messages.fillAllFields)
  await inspectPage(page, 'register, empty')
  await fillRegisterForm(page, { ...ada, email: 'no e-mail', password: 'hush-6' })
  await fields.confirmation.press('Enter')
  await expectRefusal(page, messages.invalidEmail)
  await expect(fields.email, 'keeps the text').toHaveValue('no e-mail')

  await test.step('e-mail in use → its message, the existing account is unchanged', async () => {
    const known = await newCustomer()
    await submitRegistration(page, { ...newPerson('Eve'), email: known.email.toUpperCase() })

    await expectRefusal(page, messages.emailInUse)
    expect(asCalls(requests)).toEqual([])
    expect(await accountsOf(known.email)).toMatchObject([
      { localId: known.uid, displayName: known.name },
    ])
    await inspectPage(page, 'register, refused')
  })

  await test.step('name too long for the backend → its message, the provider account is deleted', async () => {
    const person = newPerson('x'.repeat(profileFields.name.max + 1))
    await submitRegistration(page, person)

    await expectRefusal(page, `name must be text of 1 to ${profileFields.name.max} characters.`)
    expect(await accountsOf(person.email)).toEqual([])
  })

  await test.step('submitting → fields and buttons are disabled', async () => {
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

test('sign-up and its rollback fail → signed out, and the next sign-in registers the account', async ({
  page,
  expectConsole,
}) => {
  expectConsole(loggedFailure)
  expectConsole('ERR_CONNECTION_REFUSED')
  expectConsole(/status of 404.*api\/auth\/login/)
  await open(page, '/register')
  const fail = async (...urls: string[]) => {
    for (const url of urls) await page.route(url, (route) => route.abort('connectionrefused'))
  }
  await fail(calls.providerUpdate, calls.providerDelete)
  await submitRegistration(page, newPerson())
  await expectRefusal(page, messages.networkFailure)
  await page.unrouteAll()
  await page.reload()
  await expectSignedOut(page)
  await waitForHydration(page)

  const ada = newPerson()
  await fail(calls.register, calls.providerDelete)
  await submitRegistration(page, ada)
  await expectRefusal(page, messages.signUpUnanswered)
  expect(await accountsOf(ada.email)).toHaveLength(1)
  await page.unrouteAll()
  await signIn(page, ada)
  await expect(page).toHaveURL('/')
  expect((await storedOf(ada)).profile).toMatchObject({ name: ada.name })
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
  { step: 'the display name is sent', url: calls.providerUpdate, arrives: false },
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

/**
 * Redirects the next request to `url` to a server that never responds. A request held by page.route()
 * would continue when its page closes, and reach the real server.
 */
async function sendToBlackHole(page: Page, url: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  page.once('close', () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await page.route(url, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }), {
    times: 1,
  })
  return { happens: once(server, 'connection') }
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

test('page is closed at any step of a sign-up → the next sign-in completes the registration', async ({
  context,
  expectConsole,
}) => {
  expectConsole(/status of 404.*api\/auth\/login/)
  for (const { step, url, arrives, named } of interruptions) {
    await test.step(step, async () => {
      const ada = newPerson('রহিমা Khatun')
      await signUpUntil(await context.newPage(), ada, url, arrives)

      const page = await context.newPage()
      await signIn(page, ada)
      await expect(page).toHaveURL('/')
      const { accounts, profile } = await storedOf(ada)
      const name = named ? ada.name : ada.email.split('@', 1).join()
      expect(accounts).toHaveLength(1)
      expect(profile).toMatchObject({ uid: accounts[0]?.localId, name })
      await page.evaluate(() => localStorage.clear())
      await page.close()
    })
  }
})

test('sign-up is repeated on a new page after a lost response → says that the e-mail is in use', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(loggedFailure)
  expectConsole(/status of 400.*accounts:signUp/)
  const ada = newPerson('Ada Again')
  await signUpUntil(page, ada, calls.providerSignUp, true)

  const next = await context.newPage()
  await open(next, '/register')
  await submitRegistration(next, ada)
  await expectRefusal(next, messages.emailInUse)
})
