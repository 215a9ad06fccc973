import type { Locator, Page } from '@playwright/test'
import { messages } from '../web/src/account/messages.ts'
import { paths } from '../web/src/paths.ts'
import { categoryLabel } from '../web/src/products/categories.ts'
import { dialog, settingButton } from './support/account-dialogs.ts'
import { loginForm, submitLogin } from './support/login-form.ts'
import { newCustomer, sessionOf } from './support/people.ts'
import { loggedFailure } from './support/requests.ts'
import { errorBox, open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

test.use({ viewport: phone })

const headerButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name })

async function centreOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Scrolls the page until the element is `top` pixels below the top of the window. */
const scrollTo = (element: Locator, top: number) =>
  element.evaluate((box, y) => window.scrollBy(0, box.getBoundingClientRect().top - y), top)

/** Stops the time of all animations, and with it the time in which an element ignores presses. */
async function holdAnimations(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const setRate = (playbackRate: number) =>
    devtools.send('Animation.setPlaybackRate', { playbackRate })
  await devtools.send('Animation.enable')
  await setRate(0)
  return { release: () => setRate(1) }
}

/**
 * Presses twice where the element is. The second press follows the first one's outcome as closely as it can.
 * @param outcome waits until it is visible
 */
async function doubleTap(element: Locator, outcome: () => Promise<void>) {
  const page = element.page()
  await element.hover() // waits until a press reaches it
  const place = await centreOf(element)
  const animations = await holdAnimations(page)
  await page.mouse.click(...place)
  await outcome()
  await page.mouse.click(...place)
  await animations.release()
}

test('double tap → the second tap does not press what the first has put there', async ({
  page,
  expectConsole,
}) => {
  const ada = await newCustomer()
  const dialogOpens = () => expect(dialog(page)).toBeVisible()
  const dialogCloses = () => expect(dialog(page)).toHaveCount(0)
  await open(page, paths.about)
  await test.step('Menu → the menu stays open', async () => {
    await doubleTap(headerButton(page, 'Menu'), dialogOpens)
    await dialog(page).getByRole('button', { name: 'Close menu' }).click()
    await dialogCloses()
  })
  await test.step('Close of the search → does not open the menu below it', async () => {
    await headerButton(page, 'Search').click()
    await doubleTap(dialog(page).getByRole('button', { name: 'Close search' }), dialogCloses)
    await headerButton(page, 'Menu').click()
    await dialogOpens()
  })
  await test.step('Filter at the bottom of the screen, which scrolls the page → chooses no category', async () => {
    await open(page, paths.products)
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await scrollTo(filter, 700)
    const top = async () => (await centreOf(filter))[1]
    const before = await top()
    await doubleTap(filter, () => expect.poll(top).toBeLessThan(before - 100))
    await expect(page).toHaveURL(paths.products)
    await page.getByRole('button', { name: categoryLabel('snacks') }).click()
    await expect(page).toHaveURL(paths.catalogue({ category: 'snacks' }))
  })
  await test.step('Sign In → does not press Sign Out', async () => {
    await open(page, paths.login)
    expectConsole(loggedFailure)
    expectConsole(/status of 400.*accounts:signInWithPassword/)
    await submitLogin(page, { ...ada, password: 'hush-wrong' })
    await expect(errorBox(page)).toHaveText(messages.invalidCredentials)
    await loginForm(page).password.fill(ada.password)
    const animations = await holdAnimations(page)
    await loginForm(page).submit.click()
    const signOut = page.getByRole('main').getByRole('button', { name: 'Sign Out' })
    await expect(signOut, 'an error has pushed Sign In to the same height').toBeInViewport()
    await page.mouse.click(...(await centreOf(signOut)))
    await animations.release()
    await signOut.hover()
    await signOut.click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

test('settings, double tap at any height of the screen → the dialog stays open, unchanged', async ({
  newBrowser,
}) => {
  const page = await (await newBrowser({ storageState: sessionOf(await newCustomer()) })).newPage()
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  await open(page, paths.profile)
  for (const [name, top] of [
    ['Change Password', 580],
    ['Notification Preferences', 540],
    ['Privacy Settings', 340],
    ['Privacy Settings', 200],
    ['Delete Account', 540],
  ] as const) {
    const opened = () => expect(page.getByRole('dialog', { name })).toBeVisible()
    await scrollTo(settingButton(page, name), top)
    await doubleTap(settingButton(page, name), opened)
    await opened()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    expect(await dialog(page).locator('input').evaluateAll(hasChanges), name).toBe(false)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  expect(downloads).toEqual([])
})

const hasChanges = (inputs: (Element & Partial<HTMLInputElement>)[]) =>
  inputs.some(({ checked, defaultChecked }) => checked !== defaultChecked)
