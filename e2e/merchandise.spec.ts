import type { Locator, Page } from '@playwright/test'
import { accessoriesPage } from '../web/src/routes/accessories/accessories-text.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const overlay = (card: Locator, name: string) => card.getByRole('button', { name }).locator('..')

test('shows the overlay of a card on hover or focus, until Escape', async ({ page }) => {
  await open(page, '/accessories')
  const card = cards(page).last()
  const { action, limited } = accessoriesPage
  await expect(card.getByText(limited.chip)).toHaveCount(1)
  await expect(overlay(card, action)).toHaveCSS('opacity', '0')
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.move(0, 0)]) {
    await card.hover()
    await expect(overlay(card, action), 'on hover').toHaveCSS('opacity', '1')
    await leave()
    await expect(overlay(card, action)).toHaveCSS('opacity', '0')
    await page.mouse.move(0, 0)
  }
  await card.getByRole('button', { name: action }).focus()
  await expect(overlay(card, action), 'on focus').toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(overlay(card, action)).toHaveCSS('opacity', '0')
  await expect(card, 'the focus stays visible').toHaveCSS('outline-width', '2px')
})

test('shows a card’s button and label when the device has no hover', async ({ newBrowser }) => {
  const browser = await newBrowser({ viewport: phone, hasTouch: true, isMobile: true })
  const page = await browser.newPage()
  await open(page, '/accessories')
  const { action, limited } = accessoriesPage
  await expect(overlay(cards(page).first(), action)).toHaveCSS('opacity', '1')
  for (const card of await page
    .getByRole('region', { name: limited.heading })
    .getByRole('article')
    .all()) {
    await expect(card.getByText(limited.chip).filter({ visible: true })).toHaveCount(1)
  }
})
