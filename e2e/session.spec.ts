import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { paths } from '../web/src/paths.ts'
import { signIn, submitLogin } from './support/account-forms.ts'
import { calls, hold } from './support/requests.ts'
import {
  deleteAccount,
  disableAccount,
  type Identity,
  newCustomer,
  sessionKey,
  sessionOf,
} from './support/people.ts'
import {
  errorBox,
  expectSignedOut,
  expectToast,
  open,
  pauseClock,
  toasts,
  userMenu,
  waitForHydration,
  waitForPaint,
} from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const offlineUrls = [
  '**/__/**',
  '**/identitytoolkit.googleapis.com/**',
  '**/securetoken.googleapis.com/**',
]

async function goOffline(page: Page) {
  for (const url of offlineUrls) {
    await page.route(url, (route) => route.abort('internetdisconnected'))
  }
}

async function signInInForeground(page: Page, person: Identity) {
  // A background tab does not paint, and a click waits for a frame.
  await page.bringToFront()
  await signIn(page, person)
  await expect(page).toHaveURL('/')
}

declare global {
  interface Window {
    seen: Set<string>
  }
}

/** Records in each frame which texts for signed-out visitors are visible. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    window.seen = new Set()
    const note = () => {
      const text = document.documentElement.checkVisibility() ? document.body.innerText : ''
      for (const words of ['Sign In', 'Sign Up', 'Sign in']) {
        if (text.includes(words)) window.seen.add(words)
      }
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

const seen = (page: Page) => page.evaluate(() => [...window.seen])

for (const { path, expired } of [
  { path: '/login', expired: false },
  { path: '/about', expired: true },
]) {
  const session = expired ? 'an expired session' : 'a session'
  test(`renders nothing of ${path} until the user of ${session} is known`, async ({
    newBrowser,
  }) => {
    const ada = await newCustomer()
    const page = await (await newBrowser({ session: sessionOf(ada, { expired }) })).newPage()
    await watchFrames(page)
    const lookup = await hold(page, calls.providerLookup)
    await page.goto(path, { waitUntil: 'commit' })
    await lookup.requested
    await waitForPaint(page)
    await expect(page.locator('body')).toBeHidden()

    lookup.release()
    await expect(
      expired ? userMenu(page, ada.name) : page.getByRole('link', { name: 'Profile' }),
    ).toBeVisible()
    expect(await seen(page)).toEqual([])
    await expect(page.locator('title, meta[name=description]')).toHaveCount(2)
  })
}

test('shows the prerendered page when scripts take over 10 s', async ({ ada, adasPage: page }) => {
  const scripts = await hold(page, '**/assets/*.js')
  await pauseClock(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await scripts.requested
  await page.clock.runFor(9_900)
  await expect(page.locator('body')).toBeHidden()

  await page.clock.runFor(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSignedOut(page)

  scripts.release()
  await page.clock.resume()
  await expect(userMenu(page, ada.name)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('requests the app when only the provider’s scripts hang', async ({ adasPage: page }) => {
  const provider = await hold(page, '**/assets/firebase-*.js')
  const app = page.waitForRequest('**/assets/index-*.js', { timeout: 10_000 })
  await page.goto('/about', { waitUntil: 'commit' })
  await provider.requested
  await app
})

test('keeps the session on reload and offline', async ({ ada, adasPage: page, expectConsole }) => {
  expectConsole('ERR_INTERNET_DISCONNECTED')
  await open(page, '/about')
  await expect(userMenu(page, ada.name)).toBeVisible()

  await test.step('keeps the scroll position after a reload', async () => {
    await page.evaluate(() => {
      const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
      scrollTo(0, 300)
      return scrolled.then(() => undefined)
    })
    await page.reload()
    await waitForHydration(page)
    await expect(userMenu(page, ada.name)).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  await test.step('opens the session offline with the stored web config', async () => {
    await goOffline(page)
    await page.goto('/lifestyle')
    await waitForHydration(page)
    await expect(userMenu(page, ada.name)).toBeVisible()
  })

  await test.step('signs out when a page is restored after a sign-out', async () => {
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, sessionKey)
    await expectSignedOut(page)
  })
})

test('ends the session of a deleted account', async ({ ada, adasPage: page, expectConsole }) => {
  expectConsole(/status of 400/)
  await deleteAccount(ada)
  await page.goto('/about')

  await expectToast(page, messages.sessionEnded)
  await expectSignedOut(page)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
})

// Safari with several tabs (firebase-js-sdk, issue 9802).
test('opens the stored session when IndexedDB never answers', async ({ adasPage: page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })

  await page.goto(paths.profile)

  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible()
})

test('is signed out when localStorage throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is forbidden.', 'SecurityError')
      },
    })
  })
  await open(page, '/about')
  await expectSignedOut(page)
})

test('signs the other tabs in and out when one tab does', async ({ newBrowser }) => {
  const ada = await newCustomer()
  const browser = await newBrowser()
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  await open(second, '/about')
  await expectSignedOut(second)

  await signInInForeground(first, ada)
  await expect(userMenu(second, ada.name), 'a tab that never loaded Firebase').toBeVisible()

  await first.getByRole('button', { name: 'Sign Out' }).click()
  await expect(first.getByRole('link', { name: 'Sign In' })).toBeFocused()
  await expectSignedOut(second)
  await expect(second).toHaveURL('/about')

  await second.evaluate(([key, session]) => localStorage.setItem(key, session), sessionOf(ada))
  const profile = first.getByRole('link', { name: 'Profile' })
  await expect(profile, 'a tab that has Firebase').toBeVisible()
})

test('stays signed out until the backend accepts the sign-in too', async ({ page, newBrowser }) => {
  const ada = await newCustomer()
  const other = await page.context().newPage()
  await open(other, '/about')
  // In another tab, each change of the session, a short one too.
  await other.evaluate(() => {
    window.seen = new Set()
    addEventListener('storage', ({ key }) => window.seen.add(key ?? ''))
  })
  await page.bringToFront()
  await open(page, '/login')
  const login = await hold(page, calls.login)
  await submitLogin(page, ada)
  await login.requested
  expect(await seen(other)).not.toContain(sessionKey)

  const storageState = await page.context().storageState()
  const restarted = await (await newBrowser({ storageState })).newPage()
  await open(restarted, '/about')
  await expectSignedOut(restarted)
  await expectSignedOut(other)
  login.release()
  await expect(page).toHaveURL('/')
  await expect(userMenu(other, ada.name)).toBeVisible()
})

test('signs a disabled user out, and restores the typed text at the next sign-in', async ({
  ada,
  adasPage: page,
  expectConsole,
}) => {
  expectConsole(
    /status of 401.*api\/auth\/profile/,
    /status of 400.*v1\/token/,
    'The profile call failed.',
  )
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('City').fill('Sylhet')
  await disableAccount(ada.uid, true)
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(toasts(page)).toContainText(messages.profileUpdateFailed)
  await expect(errorBox(page)).toHaveText(messages.sessionEnded)
  await expectSignedOut(page)
  await expect(page).toHaveURL('/profile')
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()

  await disableAccount(ada.uid, false)
  await signInInForeground(page, ada)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Sylhet')
})
