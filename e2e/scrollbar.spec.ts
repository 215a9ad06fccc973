import { dialog } from './support/account-dialogs.ts'
import { headlessShell } from '../tools/browsers.ts'
import { shopOrigin } from './support/environment.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

test('does not move when a dialog hides the scrollbar', async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    ...headlessShell.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const viewport = { width: 1000, height: 700 }
  const page = await browser.newPage({ baseURL: shopOrigin, viewport, reducedMotion: 'reduce' })
  const right = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right)
  await open(page, '/about')
  const before = await right('header')
  expect(before, 'beside the scrollbar').toBeLessThan(1000)

  for (const name of ['Search', 'Menu']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await right('header'), name).toBe(before)
    expect(await right('dialog'), name).toBe(before)
    await page.keyboard.press('Escape')
  }
  await browser.close()
})
