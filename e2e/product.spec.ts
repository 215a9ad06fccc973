import type { Page } from '@playwright/test'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { categoryLabel } from '../web/src/catalog/categories.ts'
import { details } from '../web/src/catalog/casein-protein/details.ts'
import { caseinProtein } from '../web/src/catalog/casein-protein/product.ts'
import { factsPer100g } from '../web/src/catalog/nutrition-facts.ts'
import { plantProtein } from '../web/src/catalog/plant-protein/product.ts'
import { products } from '../web/src/catalog/products.ts'
import { maxRelated } from '../web/src/catalog/related-products.ts'
import { paths } from '../web/src/paths.ts'
import { routes } from '../web/src/routes.ts'
import { productPage } from '../web/src/routes/product/product-text.ts'
import { open, stubShareSheet } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')

const { back, rating, tabs, missing } = productPage

/** The texts that each tab shows if the product has none of its own. */
const fallbacks = {
  [tabs.ingredients]: [missing.ingredients, missing.nutrition],
  [tabs.benefits]: [missing.benefits],
  [tabs.howToUse]: [missing.howToUse],
  [tabs.faqs]: [missing.faqs],
}

test('every product page has its texts or their fallbacks, a picture and related products', async ({
  page,
}) => {
  const shownFallbacks = new Set<string>()
  for (const { id, name, description, price, category } of products) {
    await open(page, paths.product(id))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(name)
    await expect(main.getByRole('link', { name: back })).toHaveAttribute('href', '/products')
    for (const text of [
      categoryLabel(category),
      formatTaka(price),
      description,
      `${rating.score} out of ${rating.of} from ${rating.reviews} reviews`,
      productPage.features,
      ...productPage.notes.map((note) => `${note.title} ${note.text}`),
    ]) {
      await expect(main.getByText(text).first(), `${id}: ${text}`).toBeVisible()
    }
    const picture = main.locator('img').first()
    await expect(picture).toHaveAttribute('alt', /\w/)
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBeGreaterThan(0)
    for (const button of ['Add to Cart', 'Wishlist']) {
      await main.getByRole('button', { name: button }).filter({ visible: true }).click()
    }
    await expect(page, 'the buttons do nothing').toHaveURL(paths.product(id))

    const others = products.filter((other) => other.category === category && other.id !== id)
    const section = page.getByRole('region', { name: productPage.related })
    await expect(section.getByRole('heading', { level: 3 }), id).toHaveText(
      others.slice(0, maxRelated).map(({ name }) => name),
    )
    await expect(page.getByText(productPage.related), id).toHaveCount(others.length > 0 ? 1 : 0)

    for (const [name, texts] of Object.entries(fallbacks)) {
      await tab(page, name).click()
      const shown = await page.getByRole('tabpanel', { name }).innerText()
      for (const text of texts) if (shown.includes(text)) shownFallbacks.add(text)
    }
  }
  expect([...shownFallbacks].sort()).toEqual(Object.values(fallbacks).flat().sort())
})

test('product page → tabs show their panels, a phone always shows Add to Cart, the quantity starts at 1', async ({
  page,
}) => {
  const shared = await stubShareSheet(page)
  await open(page, `${paths.product(caseinProtein.id)}?utm_source=mail`)
  await test.step('Share → shares the page without its parameters; the visitor cancels → no error', async () => {
    await page.getByRole('button', { name: 'Share' }).click()
    const url = new URL(paths.product(caseinProtein.id), page.url()).href
    await expect.poll(shared).toEqual([{ title: caseinProtein.name, url }])
  })
  await test.step('a tab selected by mouse or keyboard → its panel', async () => {
    await expect(page.getByRole('tab')).toHaveText(Object.values(tabs))
    await expect(tab(page, tabs.ingredients)).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page)).toContainText(details.ingredients)
    const table = panel(page).getByRole('table', { name: 'Nutrition facts' })
    const { nutritionFacts, serving } = caseinProtein
    const row = `Protein ${nutritionFacts.protein} ${factsPer100g(nutritionFacts, serving).protein}`
    await expect(table.getByRole('row', { name: row })).toBeVisible()

    await tab(page, tabs.benefits).click()
    for (const point of details.benefits) await expect(panel(page)).toContainText(point)
    await tab(page, tabs.benefits).press('ArrowRight')
    await expect(tab(page, tabs.howToUse)).toBeFocused()
    for (const step of details.howToUse) await expect(panel(page)).toContainText(step)
    await page.keyboard.press('End')
    const [, , { question, answer }] = details.faqs
    await panel(page).getByRole('button', { name: question }).click()
    await expect(panel(page)).toContainText(answer)
  })
  await test.step('on a phone → Add to Cart stays in the viewport', async () => {
    await resize(page, phone)
    const add = page.getByRole('button', { name: 'Add to Cart' })
    const feature = page.getByText(details.features[0])
    await feature.evaluate((item) => item.scrollIntoView({ block: 'center' }))
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => add.evaluate((button) => button.getBoundingClientRect().bottom))
      .toBeGreaterThan(760)
    await resize(page, desktop)
  })
  await test.step('quantity → starts at 1, never below, no maximum', async () => {
    const quantity = page.getByRole('group', { name: 'Quantity' })
    const more = quantity.getByRole('button', { name: 'Increase quantity' })
    const less = quantity.getByRole('button', { name: 'Decrease quantity' })
    await expect(quantity).toContainText('1')
    await expect(less).toBeDisabled()
    for (let press = 0; press < 15; press += 1) await more.click()
    await expect(quantity).toContainText('16')
    await less.click()
    await expect(quantity).toContainText('15')

    await page.getByRole('link', { name: RegExp(`^${plantProtein.name}`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: plantProtein.name })).toBeVisible()
    await expect(quantity, 'another product starts at 1').toContainText(/^Quantity1$/)
  })
})

test('invalid product URL → 404; undecodable URL in the history → the not-found page', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  for (const [path, heading] of [
    ['/products/constructor', 'Product not found'],
    ['/products/__proto__', 'Product not found'],
    ['/products/a%00b', 'Product not found'],
    ['/products/%2e%2e/x', routes.notFound.title],
    [`${paths.product(caseinProtein.id)}/x`, routes.notFound.title],
  ] as const) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  }

  // The router's warning.
  expectConsole('could not be decoded')
  await open(page, '/products')
  await page.evaluate(() => {
    history.pushState(null, '', '/products/%E0%A4%A')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
})

test('phone with the browser’s bars → the name and the whole buy bar are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: phone.width, height: 664 })
  for (const { id } of products) {
    await page.goto(paths.product(id))
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const bar = page.getByRole('group', { name: 'Quantity' }).locator('..')
    await expect(bar, id).toBeInViewport({ ratio: 1 })
    const bottom = (name?.y ?? Infinity) + (name?.height ?? 0)
    expect(bottom, id).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})

test('keeps Add to Cart beside the stepper when the phone is narrow', async ({ page }) => {
  await open(page, paths.product(caseinProtein.id))
  for (const width of [320, 360, 375]) {
    await resize(page, { width, height: 664 })
    const stepper = await page.getByRole('group', { name: 'Quantity' }).boundingBox()
    const add = await page.getByRole('button', { name: 'Add to Cart' }).boundingBox()
    expect(add?.y, `${width} px`).toBe(stepper?.y)
  }
})
