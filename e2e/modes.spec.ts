import type { Locator, Page } from '@playwright/test'
import { brand } from '../web/src/brand/brand.ts'
import { formatTaka } from '../web/src/brand/format-number.ts'
import { colours } from '../web/src/brand/palettes.ts'
import { caseinProtein } from '../web/src/catalog/casein-protein/product.ts'
import { paths } from '../web/src/paths.ts'
import { productsPage } from '../web/src/routes/products/products-text.ts'
import { finishAnimations, open, toasts } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { phone } from './support/viewports.ts'

/** All features of each mode, because emulateMedia() keeps those that a call omits. */
const normal = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const
const print = { ...normal, media: 'print' } as const
const forced = (['light', 'dark'] as const).map((colorScheme) => ({
  ...normal,
  colorScheme,
  forcedColors: 'active' as const,
}))

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { color, fill, backgroundColor, borderTopWidth, outlineColor } = getComputedStyle(node)
    return { color, fill, backgroundColor, borderTopWidth, outlineColor }
  })

/** A colour of the theme as browsers report it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** The background of pages in forced colours. */
const canvas = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.outlineColor = 'Canvas'
    return getComputedStyle(document.documentElement).outlineColor
  })

test('leaves the page as it is when a browser darkens light pages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  // Without a picture, which might arrive between the screenshots.
  await open(page, paths.login)
  const light = await page.screenshot()
  const devtools = await page.context().newCDPSession(page)

  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })

  expect(light.equals(await page.screenshot())).toBe(true)
})

test('keeps logo, tick, buttons and states visible in forced colours', async ({ page }) => {
  await open(page, '/products')
  for (const media of forced) {
    await page.emulateMedia(media)
    await finishAnimations(page)
    const background = await canvas(page)
    const home = page.getByRole('banner').getByRole('link', { name: brand.name })
    const logo = await styleOf(home.locator('svg'))
    expect(logo.fill).toBe((await styleOf(home)).color)
    expect(logo.fill).not.toBe(background)

    const button = page.getByRole('banner').getByRole('link', { name: 'Sign Up' })
    expect((await styleOf(button)).borderTopWidth).toBe('1px')

    const nav = page.getByRole('banner').getByRole('navigation')
    const current = await styleOf(nav.getByRole('link', { name: 'Products', exact: true }))
    const other = await styleOf(nav.getByRole('link', { name: 'Blog', exact: true }))
    expect(current.backgroundColor).not.toBe(other.backgroundColor)
    expect(current.outlineColor, 'focus ring').not.toBe(current.backgroundColor)

    const filters = page.getByRole('listitem').getByRole('button', { pressed: true })
    expect((await styleOf(filters)).backgroundColor).toBe(current.backgroundColor)
  }

  await open(page, '/register')
  const checkbox = page.getByRole('checkbox')
  await checkbox.check()
  for (const media of forced) {
    await page.emulateMedia(media)
    await finishAnimations(page)
    const tick = page.locator('input:checked + svg')
    await expect(tick).toBeVisible()
    expect((await styleOf(tick)).color).not.toBe((await styleOf(checkbox)).backgroundColor)
  }

  await open(page, paths.product(caseinProtein.id))
  const tabs = page.getByRole('tab')
  const [selected, unselected] = [await styleOf(tabs.nth(0)), await styleOf(tabs.nth(1))]
  expect(selected.backgroundColor).not.toBe(unselected.backgroundColor)
  expect(selected.color).not.toBe(selected.backgroundColor)
})

test('darkens secondary text and field borders when more contrast is asked', async ({ page }) => {
  await page.emulateMedia({ ...normal, contrast: 'more' })
  await open(page, '/affiliate')
  const dark = rgb(colours['ink-soft'])
  const field = page.getByRole('main').getByLabel('Email')

  await expect(field).toHaveCSS('border-color', dark)
  await expect(page.getByText('Your link appears on this page')).toHaveCSS('color', dark)
})

test.describe('print', () => {
  test.use({ viewport: phone })

  test('prints a product page in order, with its label in one piece', async ({ page }) => {
    await open(page, paths.product(caseinProtein.id))
    const main = page.getByRole('main')
    const label = main.getByText('Nutrition facts').locator('..')
    await page.emulateMedia(print)

    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.locator('header'), 'a bar would cover text on each sheet').toBeHidden()
    await expect(toasts(page)).toBeHidden()
    await expect(page.getByText('Limited runs and training reads')).toBeHidden()
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(label).toHaveCSS('break-inside', 'avoid')

    const { name, description } = caseinProtein
    const texts = [name, description, 'Key features', 'Free shipping', 'Nutrition facts', 'Typical']
    const printed = await page.locator('body').innerText()
    const places = texts.map((text) => printed.replaceAll('\n', ' ').indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    await expect(main.getByText(formatTaka(caseinProtein.price))).toBeVisible()
  })

  test('prints every answer, and no video or text over a picture', async ({ page }) => {
    for (const path of [paths.home, paths.products]) {
      await page.emulateMedia(normal)
      await open(page, path)
      // Videos are rendered when they first play.
      const play = page.getByRole('button', { name: /^Play film/ }).first()
      if ((await play.count()) > 0) {
        await play.click()
        await expect(page.locator('video')).not.toHaveCount(0)
      }
      await page.emulateMedia(print)
      const positions = await page
        .locator('img, video')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).position),
        )
      expect(positions.filter((position) => position !== 'static')).toEqual([])
    }
    const answers = page.locator('h3 + div > [id]')
    await expect(answers).not.toHaveCount(0)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await expect(page.getByRole('link', { name: productsPage.hero.actions[0].label })).toBeHidden()
    await page.emulateMedia(normal)
    await expect(answers.first(), 'on the screen').toBeHidden()
  })
})
