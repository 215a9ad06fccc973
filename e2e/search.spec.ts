import type { Page } from '@playwright/test'
import { peaProteinIsolate } from '../web/src/catalog/pea-protein-isolate/product.ts'
import { proteinChips } from '../web/src/catalog/protein-chips/product.ts'
import { proteinCoffee } from '../web/src/catalog/protein-coffee/product.ts'
import { paths } from '../web/src/paths.ts'
import { productsPage } from '../web/src/routes/products/products-text.ts'
import { inspectPage } from './support/inspect-page.ts'
import { hold } from './support/requests.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => overlay(page).getByRole('combobox')
const results = (page: Page) => overlay(page).getByRole('option')

test('finds a product and opens it, or says that there is none', async ({ page }) => {
  await open(page, '/about')
  await test.step('continues in its field what is typed while it loads', async () => {
    const code = await hold(page, /\/search-overlay-.*\.js$/)
    const focused = await page.evaluateHandle(() => {
      const names: string[] = []
      addEventListener('focusin', ({ target }) => names.push((target as Element).ariaLabel ?? ''))
      return names
    })
    await opener(page).click()
    await expect(page.locator('input:focus')).toBeAttached()
    await page.keyboard.type('cof')
    code.release()
    await expect(box(page)).toHaveValue('cof')
    expect(await focused.jsonValue()).toEqual(['Search', 'Search', 'Search products'])
    await page.keyboard.type('fee')
    await expect(results(page)).toHaveText([RegExp(proteinCoffee.name)])
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await test.step('closes on Escape or a click outside', async () => {
    await opener(page).click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await box(page).hover() // waits until a press reaches the overlay
    await page.mouse.click(700, 880)
    await expect(overlay(page), 'a click outside closes it').toBeHidden()
  })
  await opener(page).click()
  for (const text of ['', 'pro', 'creatine']) {
    await box(page).fill(text)
    await box(page).press('ArrowDown')
    await inspectPage(page, `search for '${text}'`)
  }
  await box(page).fill('<b>x</b>')
  await expect(overlay(page).getByText('No products found for "<b>x</b>"')).toBeVisible()
  await test.step('opens the page of a result when it is clicked', async () => {
    await box(page).fill('pea')
    await results(page).filter({ hasText: peaProteinIsolate.name }).click()
    await expect(page).toHaveURL(paths.product(peaProteinIsolate.id))
    await expect(overlay(page)).toBeHidden()
  })
  await test.step('links to the searched catalogue when nothing matches', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(proteinChips.name)
    await expect(overlay(page).getByText(/^No products found for/)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(paths.catalogue({ q: proteinChips.name }))
    await expect(overlay(page)).toBeHidden()
    const catalogueHeading = page.getByRole('heading', { name: productsPage.catalogue.heading })
    await expect(catalogueHeading).toBeFocused()
    await expect(catalogueHeading).toBeInViewport()
    await expect(page.locator('#catalogue').getByRole('heading', { level: 3 })).toHaveText([
      proteinChips.name,
    ])
  })
})
