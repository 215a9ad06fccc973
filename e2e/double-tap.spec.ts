import type { Locator, Page } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { dialog, settingButton } from './support/account-dialogs.ts'
import { open } from './support/shop-page.ts'
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

test('opens the menu once when tapped twice, and again after it closed', async ({ page }) => {
  const menu = headerButton(page, 'Menu')
  await open(page, paths.about)
  await doubleTap(menu, () => expect(dialog(page)).toBeVisible())
  await expect(dialog(page)).toBeVisible()
  const pull = 'a pull does not reload the page'
  await expect(page.locator('html'), pull).toHaveCSS('overscroll-behavior-y', 'none')

  const animations = await holdAnimations(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.mouse.click(...(await centreOf(menu)))
  await expect(dialog(page)).toBeVisible()
  await animations.release()
})

test('keeps a settings dialog open and unchanged when tapped twice', async ({ adasPage: page }) => {
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  await open(page, paths.profile)
  await expect(settingButton(page, 'Edit')).toBeVisible() // the profile has loaded
  for (const [name, top] of [
    ['Change Password', 580],
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
