import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { shopOrigin } from './support/environment.ts'
import { googleButton } from './support/google-popup.ts'
import { inspectPage } from './support/inspect-page.ts'
import { submitLogin } from './support/login-form.ts'
import { newCustomer } from './support/people.ts'
import { open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

const instagramOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A.240205.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/129.0.6668.81 Mobile Safari/537.36 Instagram 390.0.0.27.105 Android (34/14; 420dpi; 1080x2400; Google; Pixel 7; panther; tensor; en_GB; 712345678)'
const facebookOnIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.35.108;FBBV/611437296;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]'

test('Instagram’s browser on Android → a link to the browser instead of the Google button; e-mail sign-in works', async ({
  newBrowser,
}) => {
  const ada = await newCustomer()
  const browser = await newBrowser({ userAgent: instagramOnAndroid, viewport: phone })
  const page = await browser.newPage()
  await open(page, paths.login)

  const main = page.getByRole('main')
  await expect(main).toContainText(notices.googleBlocked)
  await expect(googleButton(page)).toHaveCount(0)
  const link = main.getByRole('link', { name: 'Open in browser' })
  const { host } = new URL(shopOrigin)
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^intent://${host}${paths.login}#Intent;scheme=http;.*;end$`),
  )
  await inspectPage(page, 'login, in-app browser on Android')

  await submitLogin(page, ada)
  await expect(toasts(page)).toContainText(notices.signedIn)
})

test('Facebook’s browser on an iPhone → the URL to copy instead of the Google button', async ({
  newBrowser,
}) => {
  const browser = await newBrowser({
    userAgent: facebookOnIPhone,
    viewport: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await browser.newPage()
  await open(page, paths.register)

  const main = page.getByRole('main')
  await expect(main).toContainText(notices.googleBlocked)
  await expect(googleButton(page)).toHaveCount(0)
  await expect(main.getByLabel('Open in browser')).toHaveValue(shopOrigin + paths.register)
  await main.getByRole('button', { name: 'Copy link' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    shopOrigin + paths.register,
  )
  await inspectPage(page, 'register, in-app browser on iOS')
})
