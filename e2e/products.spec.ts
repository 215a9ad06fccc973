import type { Page } from '@playwright/test'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { categoryFilters } from '../web/src/products/categories.ts'
import { products, type ShopProduct } from '../web/src/products/products.ts'
import { paths } from '../web/src/paths.ts'
import { headlineProteins } from '../web/src/routes/products/headline-proteins-text.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

const catalogue = (page: Page) => page.getByRole('region', { name: 'The whole rack.' })
const names = (page: Page) =>
  catalogue(page).getByRole('listitem').getByRole('heading', { level: 3 })
const category = (page: Page, name: string) =>
  catalogue(page).getByRole('button', { name, exact: true })
const search = (page: Page) => catalogue(page).getByLabel('Search products')

const shop: readonly ShopProduct[] = products
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name)
const ofCategory = (id: string) => shop.filter(({ category }) => id === 'all' || category === id)
const snacks = ofCategory('snacks')
const drinks = ofCategory('drinks')

test('“Hero, feature blurbs, three headline protein products, four snack items, six differentiators”; “a five-question FAQ accordion (one open at a time)”; “Each card links to /products/{id}”', async ({
  page,
}) => {
  await open(page, '/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strong is made daily.')
  for (const blurb of ['Free shipping', '100% authentic']) {
    await expect(page.getByRole('term').filter({ hasText: blurb })).toBeVisible()
  }

  const headline = page.getByRole('region', { name: 'Three to build on.' })
  await expect(headline.getByRole('heading', { level: 3 })).toHaveText(
    headlineProteins.map(({ pack }) => pack.name),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await headline.getByRole('button', { name: 'Shop Now' }).click()
  await expect(page, 'Shop Now does nothing').toHaveURL('/products')
  expect(requests.filter((url) => !/\/icons\/|\.(avif|webp|js)$/.test(url))).toEqual([])
  for (const { action, product } of headlineProteins) {
    if (!product) continue
    await expect(headline.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      paths.product(product.id),
    )
  }

  const shelf = page.getByRole('region', { name: 'The snack shelf.' })
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(namesOf(snacks))
  for (const { name, price } of snacks) {
    const item = shelf.getByRole('listitem').filter({ hasText: name })
    await expect(item.getByText(formatTaka(price), { exact: true }), name).toBeVisible()
  }
  await expect(
    page.getByRole('region', { name: 'Six good reasons.' }).getByRole('listitem'),
  ).toHaveCount(6)

  await test.step('“clicking the open item closes it”', async () => {
    const questions = page.getByRole('region', { name: 'Asked at the rack.' }).getByRole('button')
    /** Waits until the question of this number is open and no other. */
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
    await expect(questions).toHaveCount(5)
    await expectOpen()

    await questions.nth(1).click()
    await expectOpen(1)
    await questions.nth(3).press('Enter')
    await expectOpen(3)
    await questions.nth(3).click()
    await expectOpen()
  })
  await test.step('a card opens its product', async () => {
    const links = catalogue(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      products.map(({ id }) => paths.product(id)),
    )
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1, name: products[0].name })).toBeVisible()
  })
})

test('“Category buttons: All Products, Protein Powders (protein), Snacks (snacks), Pre-Mix (premix), Drinks (drinks)”; “the search text appears in its name or description (case-insensitive)”', async ({
  page,
}) => {
  await open(page, '/products')
  await expect(category(page, 'All Products')).toHaveAttribute('aria-pressed', 'true')
  await expect(names(page)).toHaveCount(products.length)

  for (const { id, label: name } of categoryFilters.filter(({ id }) => id !== 'all')) {
    await category(page, name).click()
    await expect(names(page), name).toHaveText(namesOf(ofCategory(id)))
    await expect(page, 'the filter lives in the address').toHaveURL(`/products?category=${id}`)
    await expect(category(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await category(page, 'All Products').click()
  await expect(page).toHaveURL('/products')
  await page.goBack()
  await expect(names(page), 'back').toHaveText(namesOf(drinks))
  await page.reload()
  await expect(category(page, 'Drinks'), 'reload').toHaveAttribute('aria-pressed', 'true')
  await expect(names(page)).toHaveText(namesOf(drinks))

  await test.step('search', async () => {
    await category(page, 'All Products').click()
    await search(page).fill('VANILLA')
    await expect(names(page), 'in a description').toHaveText(['Plant Protein'])
    await search(page).fill('protein b')
    await expect(names(page), 'in a name').toHaveText(['Protein Bar'])
    await expect(page).toHaveURL('/products?q=protein+b')

    await category(page, 'Drinks').click()
    await expect(catalogue(page).getByText('No products found')).toBeVisible()
    await expect(
      catalogue(page).getByText('Try adjusting your search or filter criteria.'),
    ).toBeVisible()
    await expect(catalogue(page).getByText('0 products')).toBeVisible()

    await catalogue(page).getByRole('button', { name: 'Reset Filters' }).click()
    await expect(names(page), '“clears both filter and text”').toHaveCount(products.length)
    await expect(search(page)).toHaveValue('')
    await expect(category(page, 'All Products')).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL('/products')
    await expect(
      catalogue(page).getByText(`${products.length} products`),
      'has the focus',
    ).toBeFocused()
  })
  await test.step('an unknown category shows everything, any text is only text', async () => {
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

test('“Mobile: sticky filter toggle and search box. Desktop: category sidebar and search.”; a choice far down the list scrolls to the start of the results', async ({
  page,
}) => {
  await open(page, '/products')
  const toggle = catalogue(page).getByRole('button', { name: 'Filter', exact: true })
  await expect(toggle).toBeHidden()
  await expect(category(page, 'Snacks')).toBeVisible()

  await page.setViewportSize(phone)
  await expect(category(page, 'Snacks')).toBeHidden()
  await catalogue(page).getByRole('link').nth(4).scrollIntoViewIfNeeded()
  await expect(toggle, 'sticky').toBeInViewport()
  await expect(search(page), 'sticky').toBeInViewport()
  await toggle.click()
  await category(page, 'Snacks').click()
  await expect(names(page)).toHaveText(namesOf(snacks))
  await expect(category(page, 'Snacks')).toBeHidden()
  await expect(toggle).toBeFocused()

  await test.step('results start below the sticky header', async () => {
    for (const [width, height, stuck] of [
      [390, 844, 136],
      [1440, 900, 72],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '/products')
      await catalogue(page).getByRole('link').last().scrollIntoViewIfNeeded()
      const toggle = catalogue(page).getByRole('button', { name: 'Filter', exact: true })
      if (width === 390) await toggle.click()
      await category(page, 'Snacks').click()

      await expect(names(page)).toHaveText(namesOf(snacks))
      const first = catalogue(page).getByRole('listitem').first()
      await expect
        .poll(() => first.evaluate((card) => card.getBoundingClientRect().top), `${width} wide`)
        .toBeGreaterThanOrEqual(stuck)
      await expect(first).toBeInViewport({ ratio: 0.9 })
    }
  })
})
