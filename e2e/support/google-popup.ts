import type { Page } from '@playwright/test'
import { gapiStub } from './gapi-stub.ts'

export const googleButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Continue with Google' })

export const stubGoogleScript = (page: Page) =>
  page
    .context()
    .route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gapiStub }),
    )

/** Clicks a button that opens the pop-up, and waits for the Auth emulator's page, which replaces Google's. */
export async function openPopup(page: Page, button = googleButton(page)): Promise<Page> {
  await stubGoogleScript(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
  // The pop-up's buttons work once its scripts have run.
  await popup.waitForLoadState()
  return popup
}

/** Creates a Google account and signs in with it. An empty name means no display name. */
export async function signInAsNew(popup: Page, { email, name }: { email: string; name: string }) {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await finish(popup, () => popup.locator('#sign-in').click())
}

export async function signInAgain(popup: Page, email: string) {
  await finish(popup, () => popup.locator('.js-reuse-account', { hasText: email }).click())
}

/** Presses a button and waits until the shop closes the pop-up, possibly before the click returns. */
async function finish(popup: Page, press: () => Promise<void>) {
  const closed = popup.waitForEvent('close')
  await press().catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await closed
}
