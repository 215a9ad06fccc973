import type { Page } from '@playwright/test'
import { categoryFilters, categoryLabel } from '../web/src/catalog/categories.ts'
import { products } from '../web/src/catalog/products.ts'
import { proteinBar } from '../web/src/catalog/protein-bar/product.ts'
import { paths } from '../web/src/paths.ts'
import { productsFaqs, productsPage } from '../web/src/routes/products/products-text.ts'
import { inspectPage } from './support/inspect-page.ts'
import { hold } from './support/requests.ts'
import { open, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

const catalogue = (page: Page) => page.getByRole('region', { name: productsPage.catalogue.heading })
const names = (page: Page) =>
  catalogue(page).getByRole('listitem').getByRole('heading', { level: 3 })
const category = (page: Page, name: string) =>
  catalogue(page).getByRole('button', { name, exact: true })
const search = (page: Page) => catalogue(page).getByLabel('Search products')

const namesOf = (category: string) =>
  products.filter((product) => product.category === category).map(({ name }) => name)

test('filters by category and text, keeps both in the URL, resets both', async ({ page }) => {
  await open(page, '/products')
  await expect(names(page)).toHaveCount(products.length)
  for (const id of ['snacks', 'drinks'] as const) {
    await category(page, categoryLabel(id)).click()
    await expect(names(page), id).toHaveText(namesOf(id))
    await expect(page).toHaveURL(paths.catalogue({ category: id }))
  }
  await page.goBack()
  await expect(names(page), 'Back').toHaveText(namesOf('snacks'))
  await page.reload()
  await expect(names(page), 'reload').toHaveText(namesOf('snacks'))
  await expect(category(page, categoryLabel('snacks'))).toHaveAttribute('aria-pressed', 'true')

  await search(page).fill('PROTEIN B')
  await expect(names(page)).toHaveText([proteinBar.name])
  await expect(page).toHaveURL(paths.catalogue({ category: 'snacks', q: 'PROTEIN B' }))
  await search(page).fill('unobtainium')
  await expect(catalogue(page).getByText('No products found')).toBeVisible()
  await expect(
    catalogue(page).getByText('Try adjusting your search or filter criteria.'),
  ).toBeVisible()
  await inspectPage(page, 'no products found')

  await catalogue(page).getByRole('button', { name: 'Reset Filters' }).click()
  await expect(names(page)).toHaveCount(products.length)
  await expect(search(page)).toHaveValue('')
  await expect(page).toHaveURL('/products#catalogue')
  await expect(catalogue(page).getByRole('heading', { level: 2 })).toBeFocused()

  await page.getByRole('button', { name: productsFaqs[1].question }).click()
  await inspectPage(page, 'a question open')
})

test('opens at the filtered catalogue, unless a scroll position is kept', async ({ page }) => {
  const filtered = paths.catalogue({ category: 'snacks', q: 'bar' })
  const top = () =>
    catalogue(page).evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const scrolled = () => page.evaluate(() => Math.round(scrollY))

  await resize(page, phone)
  const app = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(filtered)
  await expect(catalogue(page).getByRole('heading', { level: 2 })).toBeInViewport()
  const opened = await top()
  app.release()
  await waitForHydration(page)
  await expect(names(page).filter({ visible: true })).toHaveText([proteinBar.name])
  expect(await top(), 'no jump').toBe(opened)

  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(scrolled).toBe(500)
  await page.reload()
  await waitForHydration(page)
  await expect(names(page)).toHaveText([proteinBar.name])
  expect(await scrolled(), 'reload').toBe(500)

  await open(page, '/products?utm_source=mail')
  expect(await scrolled(), 'no filter').toBe(0)
  await page.goBack()
  await waitForHydration(page)
  await expect.poll(scrolled, { message: 'Back' }).toBe(500)

  const back = page.getByRole('link', { name: 'Back to Products' })
  await expect(names(page)).toHaveText([proteinBar.name])
  await names(page).click()
  await back.click()
  await expect(page).toHaveURL(filtered)
  await expect(catalogue(page).getByRole('link')).toBeInViewport()
  await open(page, paths.about)
  await open(page, paths.product(proteinBar.id))
  await back.click()
  await expect(page).toHaveURL(paths.products)
})

test('has a sticky filter on a phone, and a sidebar on a desktop', async ({ page }) => {
  await open(page, '/products')
  const toggle = catalogue(page).getByRole('button', { name: 'Filter', exact: true })
  await expect(toggle).toBeHidden()
  await expect(category(page, categoryLabel('snacks'))).toBeVisible()

  await resize(page, phone)
  await expect(category(page, categoryLabel('snacks'))).toBeHidden()
  await catalogue(page).getByRole('link').nth(4).scrollIntoViewIfNeeded()
  await expect(toggle, 'sticky').toBeInViewport()
  await expect(search(page), 'sticky').toBeInViewport()
  for (const height of [390, 319]) {
    await resize(page, { width: 844, height })
    await catalogue(page).getByRole('link').last().scrollIntoViewIfNeeded()
    const bar = expect(search(page), `on a phone on its side, ${height} px`)
    await (height < 320 ? bar.not : bar).toBeInViewport({ ratio: 1 })
  }
  await resize(page, phone)
  const expectResultsBelow = async (stuck: number) => {
    await category(page, categoryLabel('snacks')).click()
    await expect(names(page)).toHaveText(namesOf('snacks'))
    const first = catalogue(page).getByRole('listitem').first()
    await expect
      .poll(() => first.evaluate((card) => card.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(stuck)
    await expect(first).toBeInViewport({ ratio: 0.9 })
  }
  await test.step('starts the results below the sticky header when a filter is chosen', async () => {
    await catalogue(page).getByRole('link').last().scrollIntoViewIfNeeded()
    await toggle.click()
    await inspectPage(page, 'the filter open')
    await expectResultsBelow(136)
    await expect(category(page, categoryLabel('snacks'))).toBeHidden()

    await resize(page, desktop)
    await category(page, categoryFilters[0].label).click()
    await expect(names(page)).toHaveCount(products.length)
    await catalogue(page).getByRole('link').last().scrollIntoViewIfNeeded()
    await expectResultsBelow(72)
  })
})
