import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { dialogButton, dialogField, settingButton } from './support/account-dialogs.ts'
import { openPopup, signInAsNew } from './support/google-popup.ts'
import { inspectPage } from './support/inspect-page.ts'
import { registerForm, signUp, submitLogin } from './support/account-forms.ts'
import { resetPassword } from './support/mails.ts'
import {
  accountsOf,
  newCustomer,
  newPerson,
  type Person,
  signedInAgain,
  signedInWithGoogle,
} from './support/people.ts'
import { asCalls, backendRequests, loggedFailure } from './support/requests.ts'
import { errorBox, expectSignedOut, open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Requests the reset link in the form that is open, for the address that it contains. */
async function requestResetLink(page: Page, button: string, { email }: Person) {
  await settingButton(page, button).click()
  await expect(dialogField(page, 'Email')).toHaveValue(email)
  await dialogButton(page, 'Send reset link').click()
  await expect(toasts(page)).toContainText(notices.resetLinkSent)
}

test('answers every failed sign-in and reset in the same way', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/, loggedFailure)
  const known = await newCustomer()
  const googleOnly = await signedInWithGoogle(newPerson())
  const requests = backendRequests(page)
  await open(page, paths.login)

  for (const stranger of [{ ...known, password: 'hush-wrong' }, newPerson(), googleOnly]) {
    await submitLogin(page, stranger)
    await expect(errorBox(page)).toHaveText(messages.invalidCredentials)
    await expectSignedOut(page)
    await requestResetLink(page, 'Forgot password?', stranger)
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page)).toBeEmpty()
  }
  expect(asCalls(requests)).toEqual([])
})

test('offers both ways when the e-mail is a Google account’s', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/, /status of 404.*api\/auth\/login/, loggedFailure)
  const ada = await signedInWithGoogle(newPerson('Ada Google'))
  await signUp(page, ada)
  await expect(errorBox(page)).toHaveText(messages.emailInUse)
  await expect(page.getByRole('main')).toContainText('Sign in with Google, or reset your password.')
  await inspectPage(page, 'register, address in use')

  await requestResetLink(page, 'reset your password', ada)
  await resetPassword(ada.email, ada.password)
  await signedInAgain(ada)

  const popup = await openPopup(page, settingButton(page, 'Sign in with Google'))
  await expect(registerForm(page).google).toBeFocused()
  // A reset by mail removes the account's other sign-in methods. Google adds itself again.
  await signInAsNew(popup, ada)
  await expect(toasts(page)).toContainText(notices.signedInWithGoogle)
  expect(await accountsOf(ada.email)).toMatchObject([{ localId: ada.uid }])
})
