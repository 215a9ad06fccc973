import type { Locator, Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { open } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'

/** The names of the shipped fonts that draw an element's text, from the browser's own tools. */
async function shippedFonts(page: Page, element: Locator): Promise<string[]> {
  await element.evaluate((node) => node.setAttribute('data-inspected', ''))
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const selector = '[data-inspected]'
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  await element.evaluate((node) => node.removeAttribute('data-inspected'))
  return fonts
    .filter(({ isCustomFont }) => isCustomFont)
    .map(({ familyName }) => familyName.replace(/ \w+Bold$/, ''))
    .toSorted()
}

test('uses no shipped font for typed Bangla, but for ৳ and the shop’s name', async ({ page }) => {
  await open(page, '/about')
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url())
  })
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  const box = page.getByRole('combobox')

  await search.click()
  // The letters of the shop's name within a longer word, and a conjunct.
  await box.fill(`${brand.nameInBangla}কি ক্ষ্মী`)
  const typed = page.getByRole('dialog').getByText('No products found for')
  await expect(typed).toBeVisible()
  expect(await shippedFonts(page, typed)).toEqual(['Archivo'])
  expect(requested).toEqual([])

  await box.fill('casein')
  const price = page.getByRole('option').getByText(brand.currency.sign)
  expect(await shippedFonts(page, price)).toEqual(['Archivo', 'Hind Siliguri'])
  const name = page.getByRole('contentinfo').getByText(brand.nameInBangla)
  expect(await shippedFonts(page, name)).toEqual(['Hind Siliguri'])
})
