import { peanutButterCups } from '../web/src/catalog/peanut-butter-cups/product.ts'
import { details as cupDetails } from '../web/src/catalog/peanut-butter-cups/details.ts'
import { details } from '../web/src/catalog/protein-bar/details.ts'
import { proteinBar } from '../web/src/catalog/protein-bar/product.ts'
import { products } from '../web/src/catalog/products.ts'
import { paths } from '../web/src/paths.ts'
import { productPage } from '../web/src/routes/product/product-text.ts'
import { inspectPage } from './support/inspect-page.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

test('shows Add to Cart, a tab, and the answer that the browser finds', async ({ page }) => {
  await open(page, paths.product(proteinBar.id))
  await test.step('always shows Add to Cart on a phone', async () => {
    await resize(page, phone)
    const add = page.getByRole('button', { name: 'Add to Cart' })
    const feature = page.getByText(details.features[0])
    await feature.evaluate((item) => item.scrollIntoView({ block: 'end' }))
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => add.evaluate((button) => button.getBoundingClientRect().bottom))
      .toBeGreaterThan(760)
    await resize(page, desktop)
  })
  // This product shows a fallback text.
  await page.getByRole('tab', { name: productPage.tabs.benefits }).click()
  await inspectPage(page, 'benefits of a product without texts')

  const quantity = page.getByRole('group', { name: 'Quantity' })
  const increase = quantity.getByRole('button', { name: 'Increase quantity' })
  await increase.click()
  await expect(quantity).toContainText('2')
  await expect(increase, 'quick taps do not zoom').toHaveCSS('touch-action', 'manipulation')
  await page.getByRole('link', { name: RegExp(`^${peanutButterCups.name}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: peanutButterCups.name })).toBeVisible()
  await expect(quantity).toContainText(/^Quantity1$/)
  await page.getByRole('tab', { name: productPage.tabs.faqs }).click()
  await inspectPage(page, 'questions of a product')

  await page.getByRole('tab', { name: productPage.tabs.ingredients }).click()
  const [{ question, answer }] = cupDetails.faqs
  // A text fragment opens what the browser's search would.
  await page.goto(`${page.url()}#:~:text=${encodeURIComponent(answer)}`)
  await expect(page.getByRole('button', { name: question, expanded: true })).toBeVisible()
  await expect(page.getByText(answer)).toBeInViewport()
})

test('fits name and buy bar on a phone, and the page on two sheets', async ({ newBrowser }) => {
  // The prerendered pages, which load faster without scripts.
  const page = await (await newBrowser({ javaScriptEnabled: false })).newPage()
  const lengths = await Promise.all(
    products.map(async ({ id, details }) => ({
      id,
      length: JSON.stringify(await details()).length,
    })),
  )
  const longest = lengths
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(({ id }) => id)
  for (const { id, servings, serving } of products) {
    await page.setViewportSize({ width: phone.width, height: 664 })
    await page.goto(paths.product(id))
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const bar = page.getByRole('group', { name: 'Quantity' }).locator('..')
    await expect(bar, id).toBeInViewport({ ratio: 1 })
    if (servings > 1) await expect(bar.getByText(RegExp(` a ${serving.name}$`)), id).toBeVisible()
    const bottom = (name?.y ?? Infinity) + (name?.height ?? 0)
    expect(bottom, id).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    await page.setViewportSize({ width: 844, height: 330 })
    await expect(bar, `${id} on its side`).toBeInViewport({ ratio: 1 })
    if (!longest.includes(id)) continue
    const pdf = await page.pdf({ format: 'A4' })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect([1, 2], `${id} on paper`).toContain(sheets.length)
  }
  const top = async (role: 'group' | 'button', name: string) =>
    (await page.getByRole(role, { name }).boundingBox())?.y ?? NaN
  for (const width of [320, 360, 375]) {
    await resize(page, { width, height: 664 })
    // What is sticky can follow a resize later.
    const distance = async () =>
      (await top('button', 'Add to Cart')) - (await top('group', 'Quantity'))
    await expect.poll(distance, `${width} px`).toBe(0)
  }
})
