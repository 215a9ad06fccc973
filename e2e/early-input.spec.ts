import type { Page } from '@playwright/test'
import { products } from '../web/src/catalog/products.ts'
import { messages } from '../web/src/account/errors.ts'
import { paths } from '../web/src/paths.ts'
import { pageTitle } from '../web/src/brand/page-title.ts'
import { productPage } from '../web/src/routes/product/product-text.ts'
import { routes } from '../web/src/routes.ts'
import { newPerson } from './support/people.ts'
import { registerForm } from './support/account-forms.ts'
import { hold, loggedFailure } from './support/requests.ts'
import { unknownProduct } from './support/routes.ts'
import { errorBox, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

/*
 * What a visitor presses or types before hydration takes effect afterwards, in order and once
 * (readings, Early input). These tests delay the app's scripts.
 */

declare global {
  interface Window {
    stillHere?: boolean
  }
}

const product = paths.product(products[0].id)

/** Opens a page without its scripts. The returned function lets them load and waits for hydration. */
async function openWithoutScripts(page: Page, path: string) {
  const scripts = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scripts.requested
  return async () => {
    scripts.release()
    await waitForHydration(page)
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

test.use({ viewport: phone })

test('opens menu, search, cart when pressed before hydration', async ({ page, expectConsole }) => {
  expectConsole('404 (Not Found)')
  // Here React replaces the prerendered elements.
  const arriveAtUnknown = await openWithoutScripts(page, unknownProduct)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productPage.notFound.title)
  await expect(page).toHaveTitle(pageTitle(productPage.notFound.title))
  await button(page, 'Menu').click()
  await expect(button(page, 'Menu'), 'pressed').toHaveCSS('opacity', '0.5')
  await arriveAtUnknown()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()

  const arrive = await openWithoutScripts(page, paths.about)
  await page.keyboard.press('Control+k')
  await arrive()
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()

  const arriveAgain = await openWithoutScripts(page, paths.about)
  await button(page, 'Cart').click()
  await arriveAgain()
  await expect(button(page, 'Cart'), 'released').toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(paths.products)
})

test('applies each input once, in order, when it comes before hydration', async ({ page }) => {
  await test.step('text typed into the catalogue, and a category', async () => {
    const arrive = await openWithoutScripts(page, paths.catalogue({ category: 'drinks' }))
    const header = page.getByRole('banner')
    await expect(header, 'solid').toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(header.getByRole('button', { name: 'Menu' })).toHaveCSS('color', 'rgb(11, 11, 12)')
    const search = page.getByRole('searchbox').last()
    await search.pressSequentially('bar')
    await button(page, 'Filter').click()
    const question = page.locator('h3 button[aria-expanded]').last()
    await question.click()
    await arrive()
    await expect(header).toHaveAttribute('data-solid', 'true')
    await expect(search).toHaveValue('bar')
    await expect(page).toHaveURL(paths.catalogue({ category: 'drinks', q: 'bar' }))
    await expect(button(page, 'Snacks')).toBeVisible()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('a tab, and three steps of the quantity', async () => {
    const arrive = await openWithoutScripts(page, product)
    const tab = page.getByRole('tab')
    await tab.nth(1).click()
    await page.keyboard.press('ArrowRight')
    for (let step = 0; step < 3; step++) await button(page, 'Increase quantity').click()
    await arrive()
    await expect(tab.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('group', { name: 'Quantity' })).toHaveText(/4$/)
  })
})

test('sends a form once when it is submitted before hydration', async ({ page, expectConsole }) => {
  expectConsole(loggedFailure, /status of 400.*accounts:signInWithPassword/)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  const stranger = newPerson()

  const arrive = await openWithoutScripts(page, paths.login)
  await page.getByLabel('Email').first().fill(stranger.email)
  await page.getByLabel('Password', { exact: true }).fill(stranger.password)
  await page.keyboard.press('Enter')
  await arrive()

  await expect(errorBox(page)).toHaveText(messages.invalidCredentials)
  await expect(page.getByLabel('Email').first()).toHaveValue(stranger.email)
  expect(posts).toEqual([expect.stringContaining('accounts:signInWithPassword')])
})

test('keeps what was typed when React replaces the fields', async ({ page, expectConsole }) => {
  expectConsole('Minified React error #418', '404 (Not Found)')
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('div'))
      document.documentElement.dataset.extension = ''
      for (const input of document.querySelectorAll('input')) {
        const wrapper = document.createElement('div')
        input.dataset.extension = ''
        input.replaceWith(wrapper)
        wrapper.append(input, document.createElement('div'))
      }
    }),
  )
  const newsletter = page.getByRole('contentinfo').getByRole('textbox')

  const arrive = await openWithoutScripts(page, paths.register)
  const { name, email, terms, password } = registerForm(page)
  await name.fill('Ada')
  await terms.check()
  await newsletter.fill('ada@')
  await password.pressSequentially('hush')
  await arrive()
  await page.keyboard.type('-hush')
  await expect(name).toHaveValue('Ada')
  await expect(terms).toBeChecked()
  await expect(email).toHaveValue('')
  await expect(newsletter).toHaveValue('ada@')
  await expect(password).toHaveValue('hush-hush')
  await expect(page.locator('title, meta[name=description]')).toHaveCount(2)

  const arriveAtCatalogue = await openWithoutScripts(page, paths.products)
  const transparent = 'rgba(0, 0, 0, 0)'
  await expect(page.getByRole('banner')).toHaveCSS('background-color', transparent)
  const search = page.getByRole('searchbox').last()
  await search.pressSequentially('pro')
  await arriveAtCatalogue()
  await page.keyboard.type('tein bar')
  await expect(search).toHaveValue('protein bar')
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()

  const arriveAtUnknown = await openWithoutScripts(page, unknownProduct)
  await newsletter.pressSequentially('ada')
  await arriveAtUnknown()
  await page.keyboard.type('@')
  await expect(newsletter).toHaveValue('ada@')
})

test('requests scripts again when they fail to load once', async ({ page, expectConsole }) => {
  expectConsole('ERR_INTERNET_DISCONNECTED')
  const failed = new Set<string>()
  await page.route(/\/assets\/(index|libraries|shop|search-overlay)-.*\.js$/, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return route.abort('internetdisconnected')
  })
  await page.goto(paths.about, { waitUntil: 'commit' })
  await button(page, 'Search').click()
  await page.evaluate(() => {
    window.stillHere = true
  })
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused()
  expect(failed.size).toBe(4)
  expect(await page.evaluate(() => window.stillHere), 'no reload').toBe(true)
})

test('replays nothing when the visitor follows a link and returns', async ({ page }) => {
  const arrive = await openWithoutScripts(page, paths.about)
  await button(page, 'Menu').click()
  await page.getByRole('contentinfo').getByRole('link', { name: routes.blog.title }).click()
  await expect(page).toHaveURL(paths.blog)
  await arrive()
  await page.goBack()
  await waitForHydration(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
