import type { Page } from '@playwright/test'
import { routes as table } from '../web/src/routes.ts'
import { findViolations, inspectPage } from './support/inspect-page.ts'
import { firstVisit } from './support/first-visit.ts'
import { expectLayout, expectWhole } from './support/layout-problems.ts'
import { routes, unknownPath, unknownProduct } from './support/routes.ts'
import { finishAnimations, setTextSize, setTextSpacing } from './support/shop-page.ts'
import { expect, test } from './support/test.ts'
import { desktop, phone, resize } from './support/viewports.ts'

const modes = {
  'forced colours': { media: 'screen', forcedColors: 'active', colorScheme: 'dark' },
  print: { media: 'print', forcedColors: 'none', colorScheme: 'light' },
} as const
const normal = { ...modes.print, media: 'screen' } as const

const headings = new Map([
  [unknownPath, table.notFound.title],
  [unknownProduct, 'Product not found'],
])

for (const path of [...routes, unknownPath, unknownProduct]) {
  test(`${path} keeps its budget, is accessible and fits`, async ({ page, expectConsole }) => {
    if (!routes.includes(path)) expectConsole('404 (Not Found)')
    const { response, end } = await firstVisit(page, path)
    expect(response?.status()).toBe(routes.includes(path) ? 200 : 404)
    // The home page has no header and no footer.
    for (const landmark of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(path === '/' ? 0 : 1)
    await expect(page.getByRole('main')).toHaveCount(1)
    const [name = ''] = (await page.title()).split(' – ')
    if (headings.has(path)) expect(name).toBe(headings.get(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RegExp(`^${name}`))
    await expect(page.locator('title, meta[name=description]')).toHaveCount(2)
    // Then browsers keep the page out of a notch.
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /cover/)
    await inspectPage(page, `${path}, ${phone.width} px`)
    await end()
    await resize(page, desktop)
    await inspectPage(page, `${path}, ${desktop.width} px`)
    await expectContrast(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await expectFit(page, [2560, 1024, 320], 'normal text')
    await setTextSize(page, 32)
    await expectFit(page, [320, 1440], 'text of 32 px')
    await setTextSize(page, 16)
    await setTextSpacing(page)
    for (const width of [1024, 320]) {
      await resize(page, { width, height: 844 })
      await expectLayout(page, `${width} px, spaced text`)
    }
  })
}

async function expectContrast(page: Page) {
  // axe reads -webkit-text-fill-color, for which Chrome reports the colour before its replacement.
  await page.evaluate(() => {
    const prototype = CSSStyleDeclaration.prototype
    const original = Object.getOwnPropertyDescriptor(prototype, 'getPropertyValue')?.value as (
      this: CSSStyleDeclaration,
      name: string,
    ) => string
    prototype.getPropertyValue = function (name) {
      return original.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
    }
  })
  for (const [name, mode] of Object.entries(modes)) {
    await page.emulateMedia(mode)
    await finishAnimations(page)
    expect.soft(await findViolations(page, ['color-contrast']), name).toEqual([])
  }
  await page.emulateMedia(normal)
}

async function expectFit(page: Page, widths: number[], textSize: string) {
  for (const width of widths) {
    await resize(page, { width, height: 844 })
    await expectLayout(page, `${width} px, ${textSize}`)
    await expectWhole(page, `${width} px, ${textSize}`)
  }
}
