import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { notices } from '../web/src/account/notices.ts'
import { paths } from '../web/src/paths.ts'
import { dialog, openSetting } from './support/account-dialogs.ts'
import { root, shopOrigin } from './support/environment.ts'
import { submitLogin } from './support/account-forms.ts'
import { newCustomer } from './support/people.ts'
import { expectToast, open } from './support/shop-page.ts'
import { test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

let vite: ViteDevServer

test.beforeAll(async () => {
  process.env['SHOP_ORIGIN'] = shopOrigin // read by vite.config.ts
  const web = path.join(root, 'web')
  vite = await createServer({ root: web, logLevel: 'warn', server: { port: 0, watch: null } })
  await vite.listen()
})

test.afterAll(() => vite.close())

test('signs in and keeps dialogs open when the dev server runs', async ({ newBrowser }) => {
  const ada = await newCustomer()
  const baseURL = vite.resolvedUrls?.local[0] ?? ''
  const page = await (await newBrowser({ baseURL })).newPage()
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await open(page, paths.login)
  await button('Forgot password?').click()
  await dialog(page).getByLabel('Email').fill(ada.email)
  await page.keyboard.press('Escape')
  await submitLogin(page, ada)
  await expectToast(page, notices.signedIn)
  await page.getByRole('link', { name: 'Profile' }).click()
  await openSetting(page, 'Change Password')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await resize(page, phone)
  await button('Search').click()
  await dialog(page).getByRole('combobox').fill('pro')
  await button('Close search').click()
  await button('Menu').click()
  await dialog(page).getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, notices.signedOut)
})
