import type { Page } from '@playwright/test'
import { emptyDetails, profileFields } from '@shop/contract/profile'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { settingButton } from './support/account-dialogs.ts'
import { callApi, baseUrls } from './support/api.ts'
import { dayInDhaka } from './support/day-in-dhaka.ts'
import { asCalls, backendRequests, calls, hold } from './support/requests.ts'
import {
  accountsOf,
  newCustomer,
  newIdentity,
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
import { desktop, phone, resize } from './support/viewports.ts'

const texts = { ...emptyDetails, notifications: undefined }

/** All texts of the form. */
const filled = {
  ...texts,
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

/** The element with the value of a term in the definition list. */
const fact = (page: Page, term: string) =>
  personal(page)
    .locator('div, dl')
    .filter({ has: page.locator('dt', { hasText: RegExp(`^${term}`) }) })
    .last()
    .locator('dd')
    .first()

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

async function expectFields(page: Page, values: typeof filled) {
  for (const [label, value] of fields(values)) await expect(field(page, label)).toHaveValue(value)
}

const asNew = (ada: Identity) => ({ ...texts, name: ada.name })

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
  await expect(toasts(page)).toContainText(notices.signedOut)
}

test.describe('a signed-in customer', () => {
  let ada: Identity
  let page: Page

  test.beforeEach(async ({ newBrowser }) => {
    ada = await newCustomer()
    page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  })

  test('profile page → shows that it loads, then the values, and no orders', async () => {
    await disablePrefetch(page)
    const footer = page.getByRole('contentinfo')
    const scripts = await hold(page, /\/assets\/.*\.js$/)
    const loading = await hold(page, calls.profile)
    await page.goto('/profile', { waitUntil: 'commit' })
    await scripts.requested
    await waitForPaint(page)
    await expect(footer, 'below the first screen from the start').not.toBeInViewport()
    scripts.release()
    await loading.requested
    await expect(page.getByRole('main').getByText(/loading/i)).toBeVisible()
    await expect(footer, 'below the first screen').not.toBeInViewport()
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)

    loading.release()
    await expect(fact(page, 'Name')).toHaveText(ada.name)
    await expect(fact(page, 'Email')).toHaveText(ada.email)
    await expect(fact(page, 'Member since')).toHaveText(dayInDhaka(new Date()))
    await expect(fact(page, 'Country')).toHaveText(emptyDetails.address.country)
    for (const term of ['Phone', 'Street', 'City', 'State', 'Zip']) {
      await expect(fact(page, term)).toHaveText('Not given')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ada.name)
    await expect(page.getByRole('main')).toContainText(`Member since ${dayInDhaka(new Date())}`)
    await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible()
    await expect(page.getByRole('main').getByText('No orders yet')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

    await test.step('update by another device → shown after a reload', async () => {
      const [{ base }] = baseUrls
      await expect(fact(page, 'City')).toHaveText('Not given')
      await callApi(base, 'PUT', '/auth/profile', {
        token: ada.idToken,
        body: { address: { city: 'Khulna' } },
      })
      await page.reload()
      await expect(fact(page, 'City')).toHaveText('Khulna')
    })

    for (const viewport of [phone, { width: 700, height: 900 }]) {
      await test.step(`profile arrives at ${viewport.width} px → the settings stay in place`, async () => {
        await resize(page, viewport)
        const reloading = await hold(page, calls.profile)
        await page.reload()
        await reloading.requested
        const topOf = () =>
          settingButton(page, 'Change Password').evaluate(
            (button) => button.getBoundingClientRect().top + scrollY,
          )
        const loadingTop = await topOf()
        reloading.release()
        await expect(fact(page, 'City')).toHaveText('Khulna')
        // By less than half the height of a button.
        expect(Math.abs((await topOf()) - loadingTop)).toBeLessThan(25)
      })
    }

    await test.step('createdAt → a date in Dhaka’s time zone', async () => {
      await page.route(calls.profile, async (route) => {
        const response = await route.fetch()
        const profile = (await response.json()) as object
        await route.fulfill({
          response,
          json: { ...profile, createdAt: '2026-11-19T18:30:00.000Z' },
        })
      })
      await reload(page)

      await expect(page.getByRole('main')).toContainText('Member since 20 November 2026')
      await expect(fact(page, 'Member since')).toHaveText('20 November 2026')
    })
  })

  test('Edit opens the form; Cancel restores the loaded profile; a failed save keeps the input', async ({
    expectConsole,
  }) => {
    expectConsole(/status of 500.*api\/auth\/profile/)
    expectConsole('ERR_CONNECTION_REFUSED')
    expectConsole('The profile call failed.')
    await open(page, '/profile')
    await expect(fact(page, 'Name')).toHaveText(ada.name)
    const requests = backendRequests(page)
    await button(page, 'Edit').click()
    await expectFields(page, asNew(ada))
    await expect(button(page, 'Edit')).toHaveCount(0)
    const email = personal(page).getByRole('textbox', { name: 'Email', exact: true })
    await expect(email).toHaveValue(ada.email)
    await email.press('x')
    await expect(email, 'read-only').toHaveValue(ada.email)
    await expect(fact(page, 'Member since')).toHaveText(dayInDhaka(new Date()))

    await type(page, filled)
    await button(page, 'Cancel').click()
    await expect(fact(page, 'Name')).toHaveText(ada.name)
    await expect(fact(page, 'Street')).toHaveText('Not given')
    await expect(button(page, 'Edit')).toBeFocused()
    await button(page, 'Edit').click()
    await expectFields(page, asNew(ada))
    expect(asCalls(requests)).toEqual([])

    await type(page, filled)
    await test.step('save fails → toast, the form keeps its values; a retry succeeds', async () => {
      for (const fail of ['status', 'network'] as const) {
        await page.route(calls.profile, (route) =>
          fail === 'status'
            ? route.fulfill({ status: 500, json: { code: 'internal', message: 'No.' } })
            : route.abort('connectionrefused'),
        )
        await button(page, 'Save').click()
        await expect(toasts(page)).toContainText(messages.profileUpdateFailed)
        await toasts(page).getByRole('button').first().click()
        await expect(toasts(page)).toBeEmpty()
        await expectFields(page, filled)
        await expect(button(page, 'Save')).toBeEnabled()
        await page.unroute(calls.profile)
      }

      await button(page, 'Save').click()
      await expect(toasts(page)).toContainText(notices.profileUpdated)
      await expect(fact(page, 'Street')).toHaveText(filled.address.street)
    })

    await test.step('all fields empty → saved; the header shows the e-mail', async () => {
      await toasts(page).getByRole('button').first().click()
      await expect(toasts(page)).toBeEmpty()
      await button(page, 'Edit').click()
      const { name, phone, address } = profileFields
      const { street, city, state, zip, country } = address.entries
      for (const [label, { max }] of [
        ['Name', name],
        ['Phone', phone],
        ['Street', street],
        ['City', city],
        ['State', state],
        ['Zip', zip],
        ['Country', country],
      ] as const) {
        await expect(field(page, label)).toHaveAttribute('maxlength', String(max))
        await field(page, label).fill('')
      }
      await field(page, 'Country').press('Enter')

      await expect(toasts(page)).toContainText(notices.profileUpdated)
      for (const [label] of fields(filled)) await expect(fact(page, label)).toHaveText('Not given')
      await expect(userMenu(page, ada.email)).toBeVisible()
    })
  })

  test('Save → disables the form, then stores the profile and the provider’s display name', async ({
    newBrowser,
  }) => {
    await open(page, '/profile')
    await button(page, 'Edit').click()
    await type(page, filled)
    // As copied from an address book and from two cells of a spreadsheet.
    await field(page, 'Phone').fill(`\u202a${filled.phone}\u202c`)
    await field(page, 'Street').fill(filled.address.street.replace(' ', '\t'))
    const requests = backendRequests(page)
    const saving = await hold(page, calls.profile)
    await button(page, 'Save').click()
    await saving.requested

    await expect(button(page, 'Saving...')).toBeDisabled()
    await expect(button(page, 'Save')).toHaveCount(0)
    await expect(button(page, 'Cancel')).toBeDisabled()
    await expect(field(page, 'Name')).toBeDisabled()
    await expect(toasts(page)).toBeEmpty()

    saving.release()
    await expect(toasts(page)).toContainText(notices.profileUpdated)
    await expect(button(page, 'Edit')).toBeFocused()
    for (const [label, value] of fields(filled)) {
      await expect(fact(page, label)).toHaveText(value)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(filled.name)
    await expect(userMenu(page, filled.name), 'the header shows the new name').toBeVisible()
    expect(asCalls(requests)).toEqual([['PUT', '/api/auth/profile', filled]])
    expect(await requests[0]?.headerValue('authorization')).toMatch(/^Bearer eyJ/)
    await expect.poll(async () => (await accountsOf(ada.email))[0]?.displayName).toBe(filled.name)

    const storageState = await page.context().storageState()
    const restarted = await (await newBrowser({ storageState })).newPage()
    await open(restarted, '/profile')
    for (const [label, value] of fields(filled)) {
      await expect(fact(restarted, label)).toHaveText(value)
    }
    await expect(fact(restarted, 'Email')).toHaveText(ada.email)
    await expect(userMenu(restarted, filled.name)).toBeVisible()
  })

  test('page is left and opened again during a save → shows the saved values, nothing unsaved', async () => {
    await open(page, '/profile')
    await button(page, 'Edit').click()
    await field(page, 'City').fill('Sylhet')
    const saving = await hold(page, calls.profile, 'PUT')
    await button(page, 'Save').click()
    await saving.requested
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(field(page, 'City')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('main').getByText(/loading/i)).toBeVisible()

    saving.release()
    await expect(fact(page, 'City')).toHaveText('Sylhet')
    await expect(toasts(page)).toContainText(notices.profileUpdated)
    await expectNothingUnsaved(page)
  })

  test('profile cannot be loaded → a toast and Try again', async ({ expectConsole }) => {
    expectConsole('ERR_CONNECTION_REFUSED')
    expectConsole('The profile call failed.')
    await page.route(calls.profile, (route) => route.abort('connectionrefused'))
    await open(page, '/profile')

    await expect(toasts(page)).toContainText(messages.profileLoadFailed)
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

    await page.unroute(calls.profile)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(fact(page, 'Email')).toHaveText(ada.email)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test('reload with unsaved changes → view mode, with a button to continue editing', async () => {
    await open(page, '/profile')
    await test.step('Edit → the unsaved values; Cancel or restored values → no unsaved changes', async () => {
      await button(page, 'Edit').click()
      await field(page, 'City').fill('Sylhet')
      await reload(page)
      await expect(unsaved(page)).toBeVisible()
      await button(page, 'Edit').click()
      await expect(field(page, 'City')).toHaveValue('Sylhet')
      await button(page, 'Cancel').click()
      await expectNothingUnsaved(page)

      await button(page, 'Edit').click()
      await field(page, 'City').fill('Sylhet')
      await field(page, 'City').fill('')
      await reload(page)
      await expect(button(page, 'Edit')).toBeVisible()
      await expect(unsaved(page)).toHaveCount(0)
    })

    await test.step('Continue editing → the unsaved values; Save → no unsaved changes', async () => {
      await button(page, 'Edit').click()
      await type(page, filled)
      await reload(page)

      await expect(unsaved(page)).toBeVisible()
      await expect(fact(page, 'Name')).toHaveText(ada.name)
      await expect(personal(page).getByRole('textbox')).toHaveCount(0)
      await button(page, 'Continue editing').click()
      await expectFields(page, filled)
      await expect(field(page, 'Name')).toBeFocused()
      await expect(unsaved(page)).toHaveCount(0)

      await button(page, 'Save').click()
      await expect(toasts(page)).toContainText(notices.profileUpdated)
      await expectNothingUnsaved(page)
      await expect(fact(page, 'Street')).toHaveText(filled.address.street)
    })

    await test.step('another user signs in → no unsaved changes', async () => {
      const eve = await newCustomer(newPerson('Eve Islam'))
      await button(page, 'Edit').click()
      await field(page, 'City').fill('Sylhet')
      // Stores another user's session without a logout, as after an expired session.
      const session = sessionOf(eve).origins[0]?.localStorage[0]
      await page.evaluate((entry) => {
        if (entry) localStorage.setItem(entry.name, entry.value)
      }, session)
      await reload(page)

      await expect(fact(page, 'Name')).toHaveText(eve.name)
      await expectNothingUnsaved(page)
    })
  })

  test('navigation and Back → unsaved changes remain; logout in another tab → they are deleted', async () => {
    await open(page, '/profile')
    await button(page, 'Edit').click()
    await field(page, 'City').fill('Sylhet')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    // The URL changes before the new screen is rendered.
    await expect(field(page, 'City')).toHaveCount(0)
    await page.goBack()
    await button(page, 'Continue editing').click()
    await expect(field(page, 'City')).toHaveValue('Sylhet')

    await test.step('Back on a phone → the notice is in view, wherever the form was scrolled to', async () => {
      await resize(page, phone)
      await button(page, 'Save').scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'My Orders' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
      await page.goBack()
      await expect(unsaved(page)).toBeInViewport()
      await resize(page, desktop)
    })

    const other = await page.context().newPage()
    await open(other, '/about')
    await logOut(other, ada)
    await page.bringToFront()
    await expectSignedOut(page)
    await expect.poll(() => storedChanges(page)).toBe('')
  })

  test('sessionStorage throws → editing and saving work', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The storage is forbidden.', 'SecurityError')
        },
      })
    })
    await open(page, '/profile')
    await button(page, 'Edit').click()
    await type(page, filled)
    await button(page, 'Save').click()

    await expect(toasts(page)).toContainText(notices.profileUpdated)
    await expect(fact(page, 'Street')).toHaveText(filled.address.street)
  })

  test('shows the top of the signed-out page after a logout at the settings', async () => {
    await resize(page, phone)
    await open(page, '/profile')
    const settings = page.getByRole('heading', { name: 'Account settings' })
    await expect(fact(page, 'Email')).toHaveText(ada.email)
    await settings.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Sign in to see and edit your profile')).toBeInViewport()
  })

  test('Back to the settings after a logout on another page → the top of the signed-out page', async () => {
    await open(page, '/profile')
    await expect(fact(page, 'Email')).toHaveText(ada.email)
    const settings = page.getByRole('heading', { name: 'Account settings' })
    await settings.evaluate((heading) => heading.scrollIntoView())
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    // A navigation closes the menu.
    await expect(settings).toHaveCount(0)
    await userMenu(page, ada.name).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expectSignedOut(page)
    await page.goBack()
    await expect(page.getByText('Sign in to see and edit your profile')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeInViewport()
  })

  test('logout → signed out on the same page, nothing stored; a failed logout changes nothing', async ({
    expectConsole,
  }) => {
    expectConsole('Logging out failed.')
    await open(page, '/profile')
    await expect(fact(page, 'Email')).toHaveText(ada.email)
    await test.step('logout fails → toast, still signed in', async () => {
      await page.evaluate(() => {
        Storage.prototype.removeItem = () => {
          throw new Error('The storage is broken.')
        }
      })
      await userMenu(page, ada.name).click()
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()

      await expect(toasts(page)).toContainText(notices.signOutFailed)
      await expect(userMenu(page, ada.name)).toBeVisible()
      await expect(page).toHaveURL('/profile')
      await reload(page)
    })

    await button(page, 'Edit').click()
    await field(page, 'City').fill('Sylhet')
    await logOut(page, ada)

    await expectSignedOut(page)
    expect(await storedChanges(page)).toBe('')
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByText(ada.email)).toHaveCount(0)
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
  })
})

test('GET /auth/profile returns 404 → registers the user and shows the profile', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 404.*api\/auth\/profile/)
  const ada = await newIdentity(newPerson('Ada Halfway'))
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  const requests = backendRequests(page)
  await open(page, '/profile')

  await expect(fact(page, 'Name')).toHaveText('Ada Halfway')
  await expect(toasts(page)).toBeEmpty()
  expect(asCalls(requests)).toEqual(
    expect.arrayContaining([
      ['GET', '/api/auth/profile', null],
      [
        'POST',
        '/api/auth/register',
        { email: ada.email, password: '', name: 'Ada Halfway', firebaseUid: ada.uid },
      ],
    ]),
  )
})
