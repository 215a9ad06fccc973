import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import {
  dialog,
  dialogButton,
  dialogField,
  openSetting,
  settingButton,
} from './support/account-dialogs.ts'
import { callApi, storedOf } from './support/api.ts'
import { shopOrigin } from './support/environment.ts'
import { openPopup, signInAgain } from './support/google-popup.ts'
import { inspectPage } from './support/inspect-page.ts'
import { resetPassword } from './support/mails.ts'
import {
  accountsOf,
  type Identity,
  newCustomer,
  newPerson,
  type Person,
  sessionOf,
  signedInAgain,
  signedInWithGoogle,
} from './support/people.ts'
import { calls, cutAfter, loggedCut } from './support/requests.ts'
import {
  errorBox,
  expectSignedOut,
  expectToast,
  open,
  toasts,
  userMenu,
} from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const press = (page: Page, name: string) => dialogButton(page, name).click()

/** Visible once the profile has loaded. */
const memberSince = (page: Page) => page.getByText('Member since', { exact: true })

async function fillPasswords(page: Page, current: string, next: string) {
  if (current) await dialogField(page, 'Current password').fill(current)
  await dialogField(page, 'New password').fill(next)
  await dialogField(page, 'Confirm new password').fill(next)
}

test('opens each dialog by keyboard, and loads its code only then', async ({ adasPage: page }) => {
  await open(page, paths.profile)
  await expect(memberSince(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })

  for (const name of [
    'Change Password',
    'Privacy Settings',
    'Notification Preferences',
    'Delete Account',
  ]) {
    await test.step(name, async () => {
      scripts.length = 0
      await settingButton(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      expect(scripts.length).toBeGreaterThan(0)
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Shift+Tab')
      await expect(dialog(page).locator(':focus'), 'the focus stays inside').toHaveCount(1)
      await inspectPage(page, name)

      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(settingButton(page, name)).toBeFocused()
    })
  }

  await openSetting(page, 'Change Password')
  await press(page, 'Save')
  await expect(errorBox(page)).toHaveText(messages.fillAllFields)
  await inspectPage(page, 'Change Password with an error')
})

test('keeps the session when the password changes, and rejects the old one', async ({
  ada,
  adasPage: page,
  expectConsole,
}) => {
  expectConsole(/status of 400/, messages.passwordChangeFailed)
  await open(page, paths.profile)
  await openSetting(page, 'Change Password')

  await fillPasswords(page, 'hush-wrong', `${ada.password}-2`)
  await press(page, 'Save')
  await expect(errorBox(page)).toHaveText(messages.currentPasswordIncorrect)

  await dialogField(page, 'Current password').fill(ada.password)
  await press(page, 'Save')
  await expectToast(page, notices.passwordChanged)
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(memberSince(page)).toBeVisible()

  await expect(signedInAgain(ada), 'the old password').rejects.toThrow('400')
  await signedInAgain({ ...ada, password: `${ada.password}-2` })
})

test('resets the password by a mailed link when it is forgotten', async ({ page }) => {
  const ada = await newCustomer()
  await open(page, paths.login)
  const request = async (email: string) => {
    await page.getByRole('main').getByLabel('Email').first().fill(email)
    await settingButton(page, 'Forgot password?').click()
    await expect(dialogField(page, 'Email')).toHaveValue(email)
    await press(page, 'Send reset link')
  }

  await request('not an address')
  await expect(errorBox(page)).toHaveText(messages.invalidEmail)
  await inspectPage(page, 'Forgot password with an error')
  await dialogField(page, 'Email').fill(ada.email)
  await press(page, 'Send reset link')
  await expectToast(page, notices.resetLinkSent)

  const password = `${ada.password}-2`
  expect(await resetPassword(ada.email, password)).toBe(shopOrigin + paths.login)
  expect((await storedOf({ ...ada, password })).profile).toMatchObject({ name: ada.name })
})

test('keeps privacy and notification settings after a reload', async ({ adasPage: page }) => {
  await open(page, paths.profile)

  await openSetting(page, 'Privacy Settings')
  const statistics = dialog(page).getByRole('switch', { name: 'Share usage statistics' })
  await expect(dialog(page)).toContainText('This shop measures nothing at present.')
  const download = page.waitForEvent('download')
  await press(page, 'Download my data')
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await statistics.uncheck()
  await press(page, 'Save')
  await expectToast(page, notices.privacySaved)

  await openSetting(page, 'Notification Preferences')
  await dialog(page).getByLabel('Order updates').uncheck()
  await dialog(page).getByLabel('Training reads').check()
  await press(page, 'Save')
  await expect(toasts(page)).toContainText(notices.preferencesSaved)

  await page.reload()
  await openSetting(page, 'Privacy Settings')
  await expect(statistics).not.toBeChecked()
  await press(page, 'Cancel')
  await openSetting(page, 'Notification Preferences')
  await expect(dialog(page).getByLabel('Order updates')).not.toBeChecked()
  await expect(dialog(page).getByLabel('Training reads')).toBeChecked()
})

/** Opens the dialog and fills it in. */
async function openDeletion(page: Page, { password }: Person) {
  // A request that is still loading would register the user again.
  await expect(memberSince(page)).toBeVisible()
  await openSetting(page, 'Delete Account')
  await dialogField(page, 'Password').fill(password)
}

async function expectNothingStored({ email, idToken: token }: Identity) {
  expect(await accountsOf(email)).toEqual([])
  expect((await callApi('GET', '/auth/profile', { token })).status).toBe(404)
}

test('signs other tabs out when an account is deleted, whose e-mail can register again', async ({
  newBrowser,
}) => {
  const ada = await newCustomer()
  const context = await newBrowser({ session: sessionOf(ada) })
  const page = await context.newPage()
  await open(page, paths.profile)
  const tab = await context.newPage()
  await open(tab, '/about')
  await tab.evaluate(() => sessionStorage.setItem('unsaved-profile', '{}'))
  await expect(userMenu(tab, ada.name)).toBeVisible()

  await openDeletion(page, ada)
  await press(page, 'Delete my account')

  await expectToast(page, notices.accountDeleted)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expectNothingStored(ada)
  await expectToast(tab, notices.accountDeleted)
  await expectSignedOut(tab)
  expect(await tab.evaluate(() => sessionStorage.getItem('unsaved-profile'))).toBeNull()

  await newCustomer(ada)
})

test('deletes at another try when the response was lost', async ({
  ada,
  adasPage: page,
  expectConsole,
}) => {
  expectConsole(messages.deletionFailed, loggedCut)
  await open(page, paths.profile)
  await openDeletion(page, ada)
  // The client itself retries once.
  await page.route(calls.profile, cutAfter)
  await press(page, 'Delete my account')
  await expect(errorBox(page)).toBeVisible()
  await expect(dialogField(page, 'Password')).toHaveValue(ada.password)
  await page.unroute(calls.profile)

  await press(page, 'Delete my account')
  await expectToast(page, notices.accountDeleted)
  await expectNothingStored(ada)
})

test('adds a password in Google’s pop-up when there is none', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole(/status of 404.*api\/auth\/profile/)
  const ada = await signedInWithGoogle(newPerson('Ada Google'))
  const session = sessionOf(ada, { provider: 'google.com' })
  const page = await (await newBrowser({ session })).newPage()
  await open(page, paths.profile)
  await openSetting(page, 'Change Password')
  await expect(dialog(page)).toContainText(notices.googleOnly)
  await inspectPage(page, 'Change Password, Google only')
  await fillPasswords(page, '', ada.password)
  await signInAgain(await openPopup(page, dialogButton(page, 'Save')), ada.email)
  await expect(toasts(page)).toContainText(notices.passwordAdded)
  await signedInAgain(ada)
})
