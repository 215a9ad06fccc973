import type { Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { categoryLabel } from '../web/src/products/categories.ts'
import { caseinProtein } from '../web/src/products/casein-protein/product.ts'
import { products } from '../web/src/products/products.ts'
import { maxRelated } from '../web/src/products/related-products.ts'
import { paths } from '../web/src/paths.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone } from './support/viewports.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page) => page.getByRole('tabpanel')

/** The fallback texts of each tab. */
const fallbacks = {
  'Ingredients & Nutrition': [
    'Ingredients information is not available. Please contact customer service.',
    'Nutrition information is not available. Please contact customer service.',
  ],
  Benefits: ['Benefits information is not available. Please contact customer service.'],
  'How to Use': ['Usage information is not available. Please contact customer service.'],
  FAQs: ['No FAQs are available for this product.'],
}

test('“Back link, image, category badge, name, description, key features, … price, quantity stepper, Add to Cart, Wishlist, shipping and authenticity notes”; “4.8 out of 5 from 127 reviews”; “missing sections show fallback text”; “You May Also Like: up to 3 products of the same category, excluding the current one”', async ({
  page,
}) => {
  const shownFallbacks = new Set<string>()
  for (const { id, name, price, category } of products) {
    await open(page, paths.product(id))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 }), id).toHaveText(name)
    await expect(main.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/products',
    )
    for (const text of [
      categoryLabel(category),
      formatTaka(price),
      '4.8 out of 5 from 127 reviews',
      'Key features',
      `Free shipping over ${formatTaka(brand.freeShippingOver)}`,
      '100% authentic',
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
    const section = page.getByRole('region', { name: 'You May Also Like' })
    await expect(section.getByRole('heading', { level: 3 }), id).toHaveText(
      others.slice(0, maxRelated).map(({ name }) => name),
    )
    await expect(page.getByText('You May Also Like'), id).toHaveCount(others.length > 0 ? 1 : 0)

    for (const [name, texts] of Object.entries(fallbacks)) {
      await tab(page, name).click()
      const shown = await page.getByRole('tabpanel', { name }).innerText()
      for (const text of texts) if (shown.includes(text)) shownFallbacks.add(text)
    }
  }
  expect([...shownFallbacks].sort()).toEqual(Object.values(fallbacks).flat().sort())
})

test('“Four tabs: Ingredients & Nutrition (default), Benefits, How to Use, FAQs”; “Quantity starts at 1, increments without an upper limit, never goes below 1”; the buy bar on a phone', async ({
  page,
}) => {
  await open(page, paths.product(caseinProtein.id))
  await test.step('tabs', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      'Ingredients & Nutrition',
      'Benefits',
      'How to Use',
      'FAQs',
    ])
    await expect(tab(page, 'Ingredients & Nutrition')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page)).toContainText('Micellar casein (milk)')
    const facts = panel(page).getByRole('table', { name: 'Nutrition facts' })
    await expect(facts.getByRole('row', { name: 'Protein 24 g 75 g' })).toBeVisible()

    await tab(page, 'Benefits').click()
    await expect(panel(page)).toContainText('amino acids')
    await tab(page, 'Benefits').press('ArrowRight')
    await expect(tab(page, 'How to Use')).toBeFocused()
    await expect(panel(page)).toContainText('32 g')
    await page.keyboard.press('End')
    await panel(page).getByRole('button', { name: 'Can I bake with it?' }).click()
    await expect(panel(page)).toContainText('Casein drinks up liquid')
  })
  await test.step('on a phone the price, the quantity and Add to Cart stay in the viewport', async () => {
    await page.setViewportSize(phone)
    await page.evaluate(() => window.scrollTo(0, 0))
    await tab(page, 'Ingredients & Nutrition').click()
    const add = page.getByRole('button', { name: 'Add to Cart' })
    await page.getByText('Micellar casein, the slow part of milk').scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => add.evaluate((button) => button.getBoundingClientRect().bottom))
      .toBeGreaterThan(760)
    await page.setViewportSize(desktop)
  })
  await test.step('quantity', async () => {
    const quantity = page.getByRole('group', { name: 'Quantity' })
    const more = quantity.getByRole('button', { name: 'Increase quantity' })
    const less = quantity.getByRole('button', { name: 'Decrease quantity' })
    await expect(quantity).toContainText('1')
    await expect(less).toBeDisabled()
    for (let press = 0; press < 15; press += 1) await more.click()
    await expect(quantity).toContainText('16')
    await less.click()
    await expect(quantity).toContainText('15')

    await page.getByRole('link', { name: /^Plant Protein/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Plant Protein' })).toBeVisible()
    await expect(quantity, 'another product starts at 1').toContainText(/^Quantity1$/)
  })
})

test('invalid addresses → 404; an undecodable one in the history → not found', async ({
  page,
  expectConsole,
}) => {
  expectConsole('404 (Not Found)')
  for (const [path, heading] of [
    ['/products/constructor', 'Product not found'],
    ['/products/__proto__', 'Product not found'],
    ['/products/a%00b', 'Product not found'],
    ['/products/%2e%2e/x', 'Page Not Found'],
    ['/products/casein-protein/x', 'Page Not Found'],
  ] as const) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
  }

  await open(page, '/products')
  await page.evaluate(() => {
    history.pushState(null, '', '/products/%E0%A4%A')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
})
