import type { Page } from '@playwright/test'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'tab' | 'textbox',
) {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
  for (let stops = 0; stops < 150; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted, `${name.toString()}: the focus is seen`).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 stops without ${name.toString()}`)
}

test('the shop by keyboard: from the skip link to the affiliate’s pass', async ({ page }) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Which powder should I start with?', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Whey Isolate for right after training')).toBeVisible()
  await tabTo(page, 'Snacks', 'button')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/products?category=snacks')
  await tabTo(page, /^Protein Bar/, 'link')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Protein Bar' })).toBeFocused()
  await tabTo(page, 'Increase quantity', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Quantity' })).toContainText('2')
  await tabTo(page, 'Ingredients & Nutrition', 'tab')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'FAQs' })).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('coffee')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Protein Coffee' })).toBeFocused()

  await open(page, '/affiliate')
  await tabTo(page, 'Full name', 'textbox')
  await page.keyboard.type('Nadia Rahman')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nadia@shobol.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+880 1711-223344')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: "You're In!" })).toBeFocused()
})
