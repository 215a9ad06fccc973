import type { Page } from '@playwright/test'
import { emptyDetails } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { settingButton } from './support/account-dialogs.ts'
import { inspectPage } from './support/inspect-page.ts'
import { expectWhole } from './support/layout-problems.ts'
import { asCalls, backendRequests, calls, hold } from './support/requests.ts'
import {
  accountsOf,
  newCustomer,
  newPerson,
  sessionKey,
  sessionOf,
  type Identity,
} from './support/people.ts'
import {
  waitForHydration,
  expectSignedOut,
  disablePrefetch,
  open,
  toasts,
  waitForPaint,
  userMenu,
} from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

/** All texts of the form. */
const filled = {
  name: 'আয়েশা Rahman 💪',
  phone: '+880 1711-222333',
  address: {
    ...emptyDetails.address,
    ...{ street: '12/A Lake Road', city: 'Dhaka', state: 'Dhaka Division', zip: '1207' },
  },
}

const personal = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Personal information' }) })

const field = (page: Page, label: string) => personal(page).getByLabel(label, { exact: true })
const button = (page: Page, name: string) =>
  personal(page).getByRole('button', { name, exact: true })

const fields = (values: typeof filled) =>
  [
    ['Name', values.name],
    ['Phone', values.phone],
    ['Street', values.address.street],
    ['City', values.address.city],
    ['State', values.address.state],
    ['Zip', values.address.zip],
    ['Country', values.address.country],
  ] as const

async function type(page: Page, values: typeof filled) {
  for (const [label, value] of fields(values)) await field(page, label).fill(value)
}

const settings = (page: Page) => page.getByRole('heading', { name: 'Account settings' })

const unsaved = (page: Page) => personal(page).getByText('You have unsaved changes')

/** The unsaved changes in the session storage. */
const storedChanges = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('unsaved-profile') ?? '')

async function expectNothingUnsaved(page: Page) {
  await expect(button(page, 'Edit')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  expect(await storedChanges(page)).toBe('')
}

async function reload(page: Page) {
  await page.reload()
  await waitForHydration(page)
}

async function logOut(page: Page, { name }: Identity) {
  await userMenu(page, name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
}

let ada: Identity
let page: Page

test.beforeEach(async ({ newBrowser }) => {
  ada = await newCustomer(newPerson('Sharmistha Bandyopadhyay'))
  page = await (await newBrowser({ session: sessionOf(ada) })).newPage()
})

test('moves nothing below while the profile loads or fails to', async ({ expectConsole }) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'The profile call failed.')
  await disablePrefetch(page)
  const footer = page.getByRole('contentinfo')
  const scripts = await hold(page, /\/assets\/.*\.js$/)
  await page.route(calls.profile, (route) => route.abort('connectionrefused'))
  await page.goto('/profile', { waitUntil: 'commit' })
  await scripts.requested
  await waitForPaint(page)
  await expect(footer, 'below the first screen from the start').not.toBeInViewport()
  scripts.release()
  await expect(toasts(page)).toContainText(messages.profileLoadFailed)
  await expect(button(page, 'Edit')).toHaveCount(0)
  await inspectPage(page, 'profile, failed, with a toast')

  await page.unroute(calls.profile)
  const loading = await hold(page, calls.profile)
  await page.getByRole('button', { name: 'Try again' }).click()
  await loading.requested
  await expect(page.getByRole('main').getByText(/loading/i)).toBeVisible()
  await expect(footer, 'below the first screen').not.toBeInViewport()
  await inspectPage(page, 'profile, loading')
  loading.release()
  await expect(personal(page)).toContainText(ada.email)
  await inspectPage(page, 'profile, viewed')

  await test.step('keeps the settings in place when the profile arrives on a phone', async () => {
    await resize(page, phone)
    const reloading = await hold(page, calls.profile)
    await page.reload()
    await reloading.requested
    const topOf = () =>
      settingButton(page, 'Change Password').evaluate(
        (button) => button.getBoundingClientRect().top + scrollY,
      )
    const loadingTop = await topOf()
    reloading.release()
    await expect(personal(page)).toContainText(ada.email)
    // By less than half the height of a button.
    expect(Math.abs((await topOf()) - loadingTop)).toBeLessThan(25)
  })
  for (const width of [320, 390, 1440]) {
    await resize(page, { width, height: 800 })
    await expectWhole(page, `a long word in the name, ${width} px`)
  }
})

test('disables the form while it saves, and stores the display name too', async () => {
  await open(page, '/profile')
  await button(page, 'Edit').click()
  await inspectPage(page, 'profile, edited')
  await type(page, filled)
  // As copied from an address book and from two cells of a spreadsheet.
  await field(page, 'Phone').fill(`\u202a${filled.phone}\u202c`)
  await field(page, 'Street').fill(filled.address.street.replace(' ', '\t'))
  const requests = backendRequests(page)
  const saving = await hold(page, calls.profile)
  await button(page, 'Save').click()
  await saving.requested
  await expect(button(page, 'Saving...')).toBeDisabled()
  await expect(field(page, 'Name')).toBeDisabled()

  saving.release()
  await expect(toasts(page)).toContainText(notices.profileUpdated)
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Profile: ${filled.name}`)
  await expect(userMenu(page, filled.name), 'the header shows the new name').toBeVisible()
  expect(asCalls(requests)).toEqual([['PUT', '/api/auth/profile', filled]])
  expect(await requests[0]?.headerValue('authorization')).toMatch(/^Bearer eyJ/)
  await expect.poll(async () => (await accountsOf(ada.email))[0]?.displayName).toBe(filled.name)

  await reload(page)
  for (const [, value] of fields(filled)) await expect(personal(page)).toContainText(value)
  await expect(userMenu(page, filled.name)).toBeVisible()
})

test('offers unsaved changes after a reload, but to no other user', async () => {
  await open(page, '/profile')
  await button(page, 'Edit').click()
  await type(page, filled)
  await reload(page)
  await expect(unsaved(page)).toBeVisible()
  await expect(personal(page)).toContainText(ada.name)
  await button(page, 'Continue editing').click()
  for (const [label, value] of fields(filled)) await expect(field(page, label)).toHaveValue(value)
  await expect(field(page, 'Name')).toBeFocused()

  const eve = await newCustomer(newPerson('Eve Islam'))
  await test.step('offers nothing to another user, as after an expired session', async () => {
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), sessionOf(eve))
    await reload(page)
    await expect(personal(page)).toContainText(eve.name)
    await expectNothingUnsaved(page)
  })
  await test.step('offers nothing after a logout in another tab', async () => {
    await button(page, 'Edit').click()
    await field(page, 'City').fill('Sylhet')
    const other = await page.context().newPage()
    await other.goto('/robots.txt')
    await other.evaluate((key) => localStorage.removeItem(key), sessionKey)
    await page.bringToFront()
    await expectSignedOut(page)
    await expect.poll(() => storedChanges(page)).toBe('')
  })
})

test('leaves nothing when the user logs out, unless that fails', async ({ expectConsole }) => {
  expectConsole('Logging out failed.')
  await open(page, '/profile')
  await expect(personal(page)).toContainText(ada.email)
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new Error('The storage is broken.')
    }
  })
  await logOut(page, ada)
  await expect(toasts(page)).toContainText(notices.signOutFailed)
  await expect(userMenu(page, ada.name)).toBeVisible()
  await reload(page)

  await button(page, 'Edit').click()
  await field(page, 'City').fill('Sylhet')
  await settings(page).evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await logOut(page, ada)
  await expectSignedOut(page)
  await expect(page.getByText('Sign in to see and edit your profile')).toBeInViewport()
  expect(await storedChanges(page)).toBe('')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(ada.email)).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
})
