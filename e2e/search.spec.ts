import type { Page } from '@playwright/test'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { categoryLabel } from '../web/src/catalog/categories.ts'
import { caseinProtein } from '../web/src/catalog/casein-protein/product.ts'
import { peaProteinIsolate } from '../web/src/catalog/pea-protein-isolate/product.ts'
import { plantProtein } from '../web/src/catalog/plant-protein/product.ts'
import { catalogue } from '../web/src/catalog/products.ts'
import { proteinChips } from '../web/src/catalog/protein-chips/product.ts'
import { proteinCoffee } from '../web/src/catalog/protein-coffee/product.ts'
import { maxResults } from '../web/src/catalog/search/search-catalogue.ts'
import { paths } from '../web/src/paths.ts'
import { productsPage } from '../web/src/routes/products/products-text.ts'
import { hold } from './support/requests.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => overlay(page).getByRole('combobox')
const results = (page: Page) => overlay(page).getByRole('option')

const ofCategory = (id: string) =>
  catalogue.filter(({ category }) => category === id).map(({ name }) => name)

test('search overlay → opens and closes, shows matching products or a message, opens the selected product', async ({
  page,
}) => {
  await open(page, '/about')
  await test.step('typed while the overlay loads → continues in its field', async () => {
    const code = await hold(page, /\/search-overlay-.*\.js$/)
    await opener(page).click()
    await expect(page.locator('input:focus')).toBeAttached()
    await page.keyboard.type('cof')
    code.release()
    await expect(box(page)).toHaveValue('cof')
    await page.keyboard.type('fee')
    await expect(results(page)).toHaveText([RegExp(proteinCoffee.name)])
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await test.step('empty → a hint; Escape or a click outside → closed', async () => {
    await opener(page).click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('placeholder', 'Search products...')
    await expect(overlay(page).getByText('Start typing to search products')).toBeVisible()

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
  await test.step('name, description or category matches → results with picture, name, category and price, up to the maximum', async () => {
    for (const [text, found] of [
      ['PROTEIN C', [proteinCoffee.name]],
      ['cardamom', [plantProtein.name]],
      ['premix', ofCategory('premix')],
      ['drinks', ofCategory('drinks')],
    ] as const) {
      await box(page).fill(text)
      await expect(results(page), text).toHaveCount(found.length)
      for (const name of found) await expect(results(page).filter({ hasText: name })).toBeVisible()
    }
    await box(page).fill('pro')
    await expect(results(page)).toHaveCount(maxResults)
    await expect(overlay(page).getByText(`${maxResults} results`)).toBeVisible()
    const casein = results(page).filter({ hasText: caseinProtein.name })
    await expect(casein).toContainText(categoryLabel(caseinProtein.category))
    await expect(casein).toContainText(formatTaka(caseinProtein.price))
    await expect(casein.locator('img')).toBeVisible()
  })
  await test.step('no match → a message with the entered text', async () => {
    for (const text of ['unobtainium', '(.*)+[', 'সবল', '<b>x</b>', 'x'.repeat(10_000)]) {
      await box(page).fill(text)
      await expect(overlay(page).getByText(`No products found for "${text}"`)).toBeVisible()
      await expect(overlay(page).getByText('Try searching with different keywords')).toBeVisible()
    }
  })
  await test.step('result clicked, or selected by arrow keys and Enter → its page', async () => {
    await box(page).fill('pea')
    await results(page).filter({ hasText: peaProteinIsolate.name }).click()
    await expect(page).toHaveURL(paths.product(peaProteinIsolate.id))
    await expect(overlay(page)).toBeHidden()

    await page.keyboard.press('Control+k')
    await box(page).fill('pro')
    await expect(results(page)).toHaveCount(maxResults)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.product(proteinCoffee.id))
    await expect(page.getByRole('heading', { level: 1, name: proteinCoffee.name })).toBeVisible()
  })
  await test.step('no match → a link to the whole catalogue, searched for the text', async () => {
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
  await test.step('mobile menu → opens the search', async () => {
    await resize(page, phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(box(page)).toBeFocused()
  })
})
