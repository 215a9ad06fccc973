import type { Page } from '@playwright/test'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { categoryFilters, categoryLabel } from '../web/src/catalog/categories.ts'
import { plantProtein } from '../web/src/catalog/plant-protein/product.ts'
import { products } from '../web/src/catalog/products.ts'
import { proteinBar } from '../web/src/catalog/protein-bar/product.ts'
import { paths } from '../web/src/paths.ts'
import { headlineProteins } from '../web/src/routes/products/headline-proteins-text.ts'
import {
  blurbs,
  differentiators,
  productsFaqs,
  productsPage,
} from '../web/src/routes/products/products-text.ts'
import { hold } from './support/requests.ts'
import { open, waitForHydration } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone, resize } from './support/viewports.ts'

const catalogue = (page: Page) => page.getByRole('region', { name: productsPage.catalogue.heading })
const names = (page: Page) =>
  catalogue(page).getByRole('listitem').getByRole('heading', { level: 3 })
const category = (page: Page, name: string) =>
  catalogue(page).getByRole('button', { name, exact: true })
const search = (page: Page) => catalogue(page).getByLabel('Search products')

const [{ label: allProducts }] = categoryFilters
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name)
const ofCategory = (id: string) =>
  products.filter(({ category }) => id === 'all' || category === id)
const snacks = ofCategory('snacks')
const drinks = ofCategory('drinks')

test('products page → shows blurbs, headline proteins, snacks, differentiators, FAQs and catalogue', async ({
  page,
}) => {
  await open(page, '/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.title)
  for (const { title } of blurbs) {
    await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible()
  }

  const headline = page.getByRole('region', { name: productsPage.headlineProteins.heading })
  await expect(headline.getByRole('heading', { level: 3 })).toHaveText(
    headlineProteins.map(({ pack }) => pack.name),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const { action } of headlineProteins.filter(({ product }) => !product)) {
    await headline.getByRole('button', { name: action }).click()
    await expect(page, `${action} does nothing`).toHaveURL('/products')
  }
  expect(requests.filter((url) => !/\/icons\/|\.(avif|js)$/.test(url))).toEqual([])
  for (const { action, product } of headlineProteins) {
    if (!product) continue
    await expect(headline.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      paths.product(product.id),
    )
  }

  const shelf = page.getByRole('region', { name: productsPage.snacks.heading })
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(namesOf(snacks))
  for (const { name, price } of snacks) {
    const item = shelf.getByRole('listitem').filter({ hasText: name })
    await expect(item.getByText(formatTaka(price), { exact: true }), name).toBeVisible()
  }
  await expect(
    page.getByRole('region', { name: productsPage.differentiators.heading }).getByRole('listitem'),
  ).toHaveCount(differentiators.length)

  await test.step('a question → opens and closes the others; clicked again → closes', async () => {
    const questions = page
      .getByRole('region', { name: productsPage.faqs.heading })
      .getByRole('button')
    /** Waits until only the question with this index is open. */
    const expectOpen = (open?: number) =>
      expect
        .poll(() =>
          questions.evaluateAll((all) =>
            all.flatMap((one, index) =>
              one.getAttribute('aria-expanded') === 'true' ? index : [],
            ),
          ),
        )
        .toEqual(open === undefined ? [] : [open])
    await expect(questions).toHaveCount(productsFaqs.length)
    await expectOpen()

    await questions.nth(1).click()
    await expectOpen(1)
    await questions.nth(3).press('Enter')
    await expectOpen(3)
    await questions.nth(3).click()
    await expectOpen()
  })
  await test.step('a card → opens its product', async () => {
    const links = catalogue(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      products.map(({ id }) => paths.product(id)),
    )
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1, name: products[0].name })).toBeVisible()
  })
})

test('catalogue → filters by category and text, both in the URL', async ({ page }) => {
  await open(page, '/products')
  await expect(category(page, allProducts)).toHaveAttribute('aria-pressed', 'true')
  await expect(names(page)).toHaveCount(products.length)

  for (const { id, label: name } of categoryFilters.filter(({ id }) => id !== 'all')) {
    await category(page, name).click()
    await expect(names(page), name).toHaveText(namesOf(ofCategory(id)))
    await expect(page).toHaveURL(paths.catalogue({ category: id }))
    await expect(category(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await category(page, allProducts).click()
  await expect(page).toHaveURL('/products#catalogue')
  await page.goBack()
  await expect(names(page), 'back').toHaveText(namesOf(drinks))
  await page.reload()
  await expect(category(page, categoryLabel('drinks')), 'reload').toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(names(page)).toHaveText(namesOf(drinks))

  await test.step('search → matches name or description; no match → Reset Filters', async () => {
    await category(page, allProducts).click()
    await search(page).fill('VANILLA')
    await expect(names(page), 'in a description').toHaveText([plantProtein.name])
    await search(page).fill('protein b')
    await expect(names(page), 'in a name').toHaveText([proteinBar.name])
    await expect(page).toHaveURL(paths.catalogue({ q: 'protein b' }))

    await category(page, categoryLabel('drinks')).click()
    await expect(catalogue(page).getByText('No products found')).toBeVisible()
    await expect(
      catalogue(page).getByText('Try adjusting your search or filter criteria.'),
    ).toBeVisible()
    await expect(catalogue(page).getByText('0 products')).toBeVisible()

    await catalogue(page).getByRole('button', { name: 'Reset Filters' }).click()
    await expect(names(page), 'clears filter and text').toHaveCount(products.length)
    await expect(search(page)).toHaveValue('')
    await expect(category(page, allProducts)).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/products#catalogue')
    await expect(
      catalogue(page).getByText(`${products.length} products`),
      'has the focus',
    ).toBeFocused()
  })
  await test.step('unknown category → all products; special characters → plain text', async () => {
    await open(page, '/products?category=constructor&q=')
    await expect(names(page)).toHaveCount(products.length)

    for (const text of ['(.*)+[', 'সবল', '<b>casein</b>', 'x'.repeat(10_000), '%']) {
      await search(page).fill(text)
      await expect(catalogue(page).getByText('No products found'), text.slice(0, 20)).toBeVisible()
      await search(page).fill('')
      await expect(names(page)).toHaveCount(products.length)
    }
  })
})

test('link to the filtered catalogue → opens there before hydration; a kept scroll position wins, also by the product’s back link', async ({
  page,
}) => {
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

  for (const position of [(await scrolled()) + 400, 500]) {
    await page.evaluate((y) => scrollTo(0, y), position)
    await expect.poll(scrolled).toBe(position)
    await page.reload()
    await waitForHydration(page)
    await expect(names(page)).toHaveText([proteinBar.name])
    expect(await scrolled(), 'reload').toBe(position)
  }

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

test('catalogue on a phone → has a sticky filter button and search; on a desktop → a sidebar', async ({
  page,
}) => {
  await open(page, '/products')
  const toggle = catalogue(page).getByRole('button', { name: 'Filter', exact: true })
  await expect(toggle).toBeHidden()
  await expect(category(page, categoryLabel('snacks'))).toBeVisible()

  await resize(page, phone)
  await expect(category(page, categoryLabel('snacks'))).toBeHidden()
  await catalogue(page).getByRole('link').nth(4).scrollIntoViewIfNeeded()
  await expect(toggle, 'sticky').toBeInViewport()
  await expect(search(page), 'sticky').toBeInViewport()
  await toggle.click()
  await category(page, categoryLabel('snacks')).click()
  await expect(names(page)).toHaveText(namesOf(snacks))
  await expect(category(page, categoryLabel('snacks'))).toBeHidden()
  await expect(
    catalogue(page).getByRole('button', {
      name: `Filter: ${categoryLabel('snacks')}`,
      exact: true,
    }),
  ).toBeFocused()

  await test.step('filter chosen at the end of the list → the results start below the sticky header', async () => {
    for (const [width, height, stuck] of [
      [390, 844, 136],
      [1440, 900, 72],
    ] as const) {
      await resize(page, { width, height })
      await open(page, '/products')
      await catalogue(page).getByRole('link').last().scrollIntoViewIfNeeded()
      const toggle = catalogue(page).getByRole('button', { name: 'Filter', exact: true })
      if (width === 390) await toggle.click()
      await category(page, categoryLabel('snacks')).click()

      await expect(names(page)).toHaveText(namesOf(snacks))
      const first = catalogue(page).getByRole('listitem').first()
      await expect
        .poll(() => first.evaluate((card) => card.getBoundingClientRect().top), `${width} wide`)
        .toBeGreaterThanOrEqual(stuck)
      await expect(first).toBeInViewport({ ratio: 0.9 })
    }
  })
})
