import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { notices } from '../web/src/account/notices.ts'
import { categoryLabel } from '../web/src/catalog/categories.ts'
import { peanutButterCups } from '../web/src/catalog/peanut-butter-cups/product.ts'
import { proteinCoffee } from '../web/src/catalog/protein-coffee/product.ts'
import { paths } from '../web/src/paths.ts'
import { productsFaqs } from '../web/src/routes/products/products-text.ts'
import { affiliateForm, affiliateSuccess, fillAffiliateForm } from './support/affiliate-form.ts'
import { calls, hold, loggedFailure } from './support/requests.ts'
import { inspectPage } from './support/inspect-page.ts'
import { acceptFirstTokens, newCustomer, newPerson, sessionOf } from './support/people.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { errorBox, open, toasts, userMenu } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

test('every screen has its status, landmarks, an h1, a unique title and no axe violations', async ({
  page,
  expectConsole,
}) => {
  test.slow()
  expectConsole('404 (Not Found)')
  const titles = new Set<string>()
  for (const path of [...routes, unknownPath, unknownProduct]) {
    await test.step(path, async () => {
      const response = await open(page, path)
      expect.soft(response?.status(), path).toBe(routes.includes(path) ? 200 : 404)
      // The home page has no header and no footer.
      for (const landmark of ['banner', 'contentinfo'] as const) {
        await expect.soft(page.getByRole(landmark), path).toHaveCount(path === '/' ? 0 : 1)
      }
      await expect.soft(page.getByRole('main'), path).toHaveCount(1)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/./)
      await expect.soft(page.locator('head > title'), path).toHaveCount(1)
      await expect.soft(page.locator('head > meta[name=description][content]'), path).toHaveCount(1)
      titles.add(await page.title())
      await inspectPage(page, path)
    })
  }
  expect(titles.size, 'different titles').toBe(routes.length + 2)
})

test('header is scrolled, or a menu is open → no axe violations', async ({ page, newBrowser }) => {
  await open(page, '/about')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect
    .poll(() =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor),
    )
    .toBe('rgb(255, 255, 255)')
  await inspectPage(page, 'header, solid')

  const ada = await newCustomer()
  const adasPage = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await open(adasPage, '/about')
  await userMenu(adasPage, ada.name).click()
  await expect(adasPage.getByRole('link', { name: 'My Profile' })).toBeVisible()
  await inspectPage(adasPage, 'user menu', [desktop])

  await page.evaluate(() => window.scrollTo(0, 0))
  for (const [visitor, link] of [
    [page, 'Sign In'],
    [adasPage, 'My Profile'],
  ] as const) {
    await resize(visitor, phone)
    await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(visitor.getByRole('dialog').getByRole('link', { name: link })).toBeVisible()
    await inspectPage(visitor, `mobile menu with ${link}`, [phone])
  }
})

test('search is empty, has results or has none → no axe violations', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('combobox')
  for (const text of ['', 'pro', 'creatine']) {
    await box.fill(text)
    await box.press('ArrowDown')
    await inspectPage(page, `search for '${text}'`)
  }
})

test('products page has an open question, an open filter or no results → no axe violations', async ({
  page,
}) => {
  await open(page, '/products')
  await page.getByRole('button', { name: productsFaqs[1].question }).click()
  await inspectPage(page, 'a question open', [desktop])
  await resize(page, phone)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await inspectPage(page, 'a question and the filter open', [phone])
  await page.getByRole('button', { name: categoryLabel('snacks'), exact: true }).click()
  await page.getByLabel('Search products').fill('unobtainium')
  await expect(page.getByText('No products found')).toBeVisible()
  await inspectPage(page, 'no products found')
})

test('a tab of a product page is open → no axe violations', async ({ page }) => {
  for (const [path, viewports] of [
    [paths.product(proteinCoffee.id), [desktop, phone]],
    // This product shows fallback texts in the same layout, so one viewport is enough.
    [paths.product(peanutButterCups.id), [phone]],
  ] as const) {
    await open(page, path)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await inspectPage(page, `${path}, ${await tab.innerText()}`, viewports)
    }
  }
})

test('affiliate form is submitted → its success view has no axe violations', async ({ page }) => {
  await open(page, '/affiliate')
  await fillAffiliateForm(page)
  await affiliateForm(page).getByRole('button').click()
  await expect(affiliateSuccess(page)).toBeVisible()
  await inspectPage(page, 'affiliate, signed up')
})

for (const [path, action, busy] of [
  ['/login', 'Sign In', 'Signing in...'],
  ['/register', 'Create Account', 'Creating account...'],
] as const) {
  test(`form on ${path} shows an error, is submitting or was accepted → no axe violations`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(loggedFailure)
    expectConsole(/status of 400/)
    const known = await newCustomer()
    const person = path === '/login' ? known : newPerson()
    await open(page, path)
    await submit(page, action).click()
    await expect(errorBox(page)).toHaveText(messages.fillAllFields)
    await inspectPage(page, `${path}, empty`)

    const main = page.getByRole('main')
    const fill = async (email: string, password: string) => {
      if (path === '/register') {
        await acceptFirstTokens(page)
        await main.getByLabel('Full name').fill(person.name)
        await main.getByLabel('Confirm password').fill(password)
      }
      await main.getByLabel('Email').fill(email)
      await main.getByLabel('Password', { exact: true }).fill(password)
      await submit(page, action).click()
    }
    await fill(known.email, 'hush-another')
    await expect(errorBox(page)).toHaveText(
      path === '/login' ? messages.invalidCredentials : messages.emailInUse,
    )
    await inspectPage(page, `${path}, refused`)

    const call = await hold(page, path === '/login' ? calls.login : calls.register)
    await fill(person.email, person.password)
    await call.requested
    await expect(submit(page, busy)).toBeDisabled()
    await inspectPage(page, `${path}, submitting`)

    call.release()
    await expect(page).toHaveURL('/')
    await expect(toasts(page)).toContainText(
      path === '/login' ? notices.signedIn : notices.signedUp,
    )
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
    await inspectPage(page, `home after ${path}, with a toast`)
  })
}

test('profile page in each state, or orders page → no axe violations', async ({
  newBrowser,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_REFUSED')
  expectConsole('The profile call failed.')
  const ada = await newCustomer()
  const page = await (await newBrowser({ storageState: sessionOf(ada) })).newPage()
  await page.route(calls.profile, (route) => route.abort('connectionrefused'))
  await open(page, '/profile')
  await expect(toasts(page)).toContainText(messages.profileLoadFailed)
  await inspectPage(page, 'profile, failed, with a toast')

  await page.unroute(calls.profile)
  const loading = await hold(page, calls.profile)
  await page.getByRole('button', { name: 'Try again' }).click()
  await loading.requested
  await inspectPage(page, 'profile, loading')
  loading.release()
  await expect(submit(page, 'Edit')).toBeVisible()
  await inspectPage(page, 'profile, viewed')
  await submit(page, 'Edit').click()
  await inspectPage(page, 'profile, edited')

  await page.unroute(calls.profile)
  const saving = await hold(page, calls.profile)
  await submit(page, 'Save').click()
  await saving.requested
  await inspectPage(page, 'profile, saving')
  saving.release()
  await expect(toasts(page)).toContainText(notices.profileUpdated)
  await inspectPage(page, 'profile, saved')

  await open(page, '/orders')
  await inspectPage(page, 'orders')
})
