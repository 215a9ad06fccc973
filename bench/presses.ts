/* From the press of a button or key until its result is painted. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { visit, type Shop } from './browser.ts'
import { measureRows, type Metric } from './measure.ts'

type Press = {
  path: string
  /** A button to click before, not measured. */
  opener?: (page: Page) => Locator
  target: (page: Page) => Locator
  /** The key to press in the target instead of clicking it. */
  key?: string
}

const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first()
const combobox = (page: Page) => page.getByRole('combobox')
const searchbox = (page: Page) => page.getByRole('searchbox').last()
const question = (page: Page) => page.locator('button[aria-expanded][aria-controls]').last()
const secondTab = (page: Page) => page.getByRole('tab').nth(1)

const { about, products: catalogue } = paths
const product = paths.product(products[0].id)

const presses: { [Name in Metric]?: Press } = {
  'open the search': { path: about, target: button('Search') },
  'search for a product': { path: about, opener: button('Search'), target: combobox, key: 'p' },
  'open the menu': { path: about, target: button('Menu') },
  'filter by a category': { path: catalogue, opener: button('Filter'), target: button('Snacks') },
  'filter by a letter': { path: catalogue, target: searchbox, key: 'b' },
  'open a question': { path: catalogue, target: question },
  'change the tab': { path: product, target: secondTab },
  'count up': { path: product, target: button('Increase quantity') },
}

/** The floor is the press of a button whose handler does nothing, as a mean: one press varies by a frame. */
export const measurePresses = ({ browser, origin }: Shop) =>
  measureRows(['presses'], 5, async () => {
    const times: [string, number][] = []
    const floors: number[] = []
    for (const [name, { path, opener, target, key }] of Object.entries(presses)) {
      const page = await visit(browser, origin + path)
      await opener?.(page).click()
      await target(page).scrollIntoViewIfNeeded()
      floors.push(...(await emptyPresses(page, key)))
      times.push([name, await pressTime(page, target(page), key)])
      await page.context().close()
    }
    const floor = floors.reduce((sum, time) => sum + time) / floors.length
    return Object.fromEntries(times.map(([name, measured]) => [name, { measured, floor }]))
  })

async function emptyPresses(page: Page, key?: string) {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.id = 'empty'
    button.onclick = button.onkeydown = () => undefined
    button.style.cssText = 'position: fixed; top: 0; left: 0; padding: 5px; z-index: 99'
    const parent = document.querySelector('dialog:modal') ?? document.body
    parent.append(button)
  })
  const button = page.locator('#empty')
  const times: number[] = []
  for (let press = 0; press < 5; press++) times.push(await pressTime(page, button, key))
  await button.evaluate((element) => element.remove())
  return times
}

/** @returns the milliseconds from the event until the next frame is painted */
async function pressTime(page: Page, target: Locator, key?: string) {
  const press = await page.evaluateHandle(
    (type) => ({
      heard: new Promise<Event>((resolve) => {
        addEventListener(type, resolve, { capture: true, once: true })
      }),
    }),
    key ? 'keydown' : 'click',
  )
  const painted = press.evaluate(async ({ heard }) => {
    const { timeStamp } = await heard
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - timeStamp
  })
  await (key ? target.press(key) : target.click())
  return painted
}
