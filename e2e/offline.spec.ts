import type { Page } from '@playwright/test'
import { messages } from '../web/src/account/errors.ts'
import { caseinProtein } from '../web/src/catalog/casein-protein/product.ts'
import { paths } from '../web/src/paths.ts'
import { inspectPage } from './support/inspect-page.ts'
import { submitLogin } from './support/account-forms.ts'
import { newPerson } from './support/people.ts'
import { loggedFailure } from './support/requests.ts'
import { errorBox, open, toasts, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'
import { openAndCache } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** Console errors of requests that fail offline: pictures, icons, prefetches. */
const missed = /Failed to load resource: net::ERR_/

const note = (page: Page) => page.getByText('You are offline', { exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function expectNoteBesideBuyBar(page: Page) {
  const areApart = async () => {
    const noteBox = await note(page).boundingBox()
    const bar = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox()
    if (!noteBox || !bar) throw new Error('The note or the buy bar is missing.')
    const isAbove = noteBox.y + noteBox.height <= bar.y
    const isBelow = bar.y + bar.height <= noteBox.y
    return isAbove || isBelow
  }
  for (const viewport of [phone, desktop]) {
    await resize(page, viewport)
    // Resizing moves the page: scroll anchoring keeps an element in place.
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(areApart, `${viewport.width} px: note and buy bar apart`).toBe(true)
  }
}

const productUrl = paths.product(caseinProtein.id)

test('opens visited pages when the network is gone', async ({ page, expectConsole }) => {
  expectConsole(missed, 'status of 503', loggedFailure)
  await openAndCache(page, paths.about)
  await open(page, productUrl)
  // The form loads the account's code after the page.
  const webConfig = page.waitForResponse('**/__/firebase/init.json')
  await open(page, paths.login)
  await webConfig
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)

  await test.step('shows the page that was open when the worker took over, and a notice', async () => {
    const reply = await page.goto(paths.about)
    await waitForHydration(page)
    expect(reply?.status()).toBe(200)
    expect(reply?.fromServiceWorker()).toBe(true)
    const picture = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const photo = page.locator('[class^=picture-]').first()
    await expect(photo, 'while it loads').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(note(page)).toBeVisible()
    await inspectPage(page, 'offline')
  })
  await test.step('shows a page that was fetched under the worker, with any query', async () => {
    await page.goto(`${productUrl}?utm_source=mail`)
    await waitForHydration(page)
    await expect(heading(page)).toHaveText(caseinProtein.name)
    await expectNoteBesideBuyBar(page)
  })
  await test.step('says in an account form that it needs a connection', async () => {
    await open(page, paths.login)
    await expect(page.getByRole('main')).toContainText('This form needs an internet connection.')
    await submitLogin(page, newPerson())
    await expect(errorBox(page)).toHaveText(messages.networkFailure)
  })
  await test.step('shows the styled offline page for a page that was not visited', async () => {
    const reply = await page.goto(paths.lifestyle)
    expect(reply?.status()).toBe(503)
    await expect(heading(page)).toHaveText('You are offline')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 11, 12)')
    await inspectPage(page, 'offline page')
  })
  await test.step('shows the page when the connection is back', async () => {
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await waitForHydration(page)
    await expect(page).toHaveTitle(/Lifestyle/)
    await expect(note(page)).toHaveCount(0)
  })
})

test('says on the profile page that it needs a connection when the network is gone', async ({
  ada,
  adasPage: page,
  expectConsole,
}) => {
  expectConsole(missed, 'The profile call failed.')
  await openAndCache(page, paths.profile)
  await expect(page.getByRole('main')).toContainText(ada.email)

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('main')).toContainText('Saving needs an internet connection.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).first()).toContainText(messages.profileUpdateFailed)

  await page.goto(paths.profile)
  await waitForHydration(page)
  await expect(heading(page)).toHaveText(`Profile: ${ada.name}`)
  await expect(page.getByRole('main')).toContainText('Your profile needs an internet connection.')
})
