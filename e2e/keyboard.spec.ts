import type { Locator, Page } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { categoryFilters, categoryLabel } from '../web/src/catalog/categories.ts'
import { proteinBar } from '../web/src/catalog/protein-bar/product.ts'
import { products } from '../web/src/catalog/products.ts'
import { proteinCoffee } from '../web/src/catalog/protein-coffee/product.ts'
import { productsFaqs, productsPage } from '../web/src/routes/products/products-text.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button') {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
  // A query by role at each stop would take most of the time.
  const element = await wanted.elementHandle()
  for (let stops = 0; stops < 150; stops += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) {
      await expect(wanted, `${name.toString()}: the focused element is visible`).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 stops without ${name.toString()}`)
}

test('reaches a question, a filter, a product and the search by keyboard', async ({ page }) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  const [, { question, answer }] = productsFaqs
  await tabTo(page, question, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(answer)).toBeVisible()
  await tabTo(page, categoryLabel('snacks'), 'button')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(paths.catalogue({ category: 'snacks' }))
  await tabTo(page, RegExp(`^${proteinBar.name}`), 'link')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: proteinBar.name })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: productsPage.hero.title })).toBeFocused()
  const link = page.getByRole('link', { name: RegExp(`^${proteinBar.name}`) }).first()
  await expect(link, 'Back restores the scroll position').toBeInViewport()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: proteinBar.name })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('coffee')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: proteinCoffee.name })).toBeFocused()
})

test('keeps what has the focus in view, below the header, on a phone', async ({ page }) => {
  const expectInView = async (element: Locator, name: string) => {
    await expect(element, name).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const box = await element.boundingBox()
    expect(box?.y, name).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  }
  await resize(page, phone)
  await open(page, '/products')
  const shelf = page.getByRole('region', { name: productsPage.snacks.heading })
  for (const link of await shelf.getByRole('link').all()) {
    await link.focus()
    await expectInView(link.getByRole('heading'), 'item of the shelf')
  }

  const catalogue = page.getByRole('region', { name: productsPage.catalogue.heading })
  await resize(page, { ...phone, height: 450 })
  await catalogue.getByRole('link').last().focus()
  await catalogue.getByRole('searchbox').fill('xyz')
  await expectInView(catalogue.getByRole('heading', { name: 'No products found' }), 'result')
  await catalogue.getByRole('button', { name: 'Reset Filters' }).press('Enter')
  const heading = catalogue.getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  await expectInView(heading, 'heading')

  await test.step('closes the open categories when the focus leaves them', async () => {
    await resize(page, phone)
    const filter = catalogue.getByRole('button', { name: 'Filter' })
    await filter.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await filter.press('Enter')
    await expect(filter).toHaveAttribute('aria-expanded', 'true')
    const last = catalogue.getByRole('button', { name: categoryFilters.at(-1)?.label ?? '' })
    await expect(last, 'the open categories are in view').toBeInViewport({ ratio: 0.9 })
    const first = catalogue.getByRole('link').first()
    await tabTo(page, RegExp(`^${products[0].name}`), 'link')
    await expect(filter).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(first).toBeFocused()
    const bar = await catalogue.getByRole('searchbox').boundingBox()
    const card = await first.boundingBox()
    expect(card?.y).toBeGreaterThan((bar?.y ?? Infinity) + (bar?.height ?? 0))
  })
})
