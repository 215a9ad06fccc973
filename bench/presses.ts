/* How long a press blocks the page: the longest event of each interaction. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '../web/src/paths.ts'
import { products } from '../web/src/catalog/products.ts'
import { visit } from './browser.ts'
import { runBrowserBench } from './browser-bench.ts'
import { median } from './compare.ts'

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

const presses = {
  'button without a handler': { path: about, target: button('Join') },
  'open the search': { path: about, target: button('Search') },
  'search for a product': { path: about, opener: button('Search'), target: combobox, key: 'p' },
  'open the menu': { path: about, target: button('Menu') },
  'filter by a category': { path: catalogue, opener: button('Filter'), target: button('Snacks') },
  'filter by a letter': { path: catalogue, target: searchbox, key: 'b' },
  'open a question': { path: catalogue, target: question },
  'change the tab': { path: product, target: secondTab },
  'count up': { path: product, target: button('Increase quantity') },
} as const satisfies Record<string, Press>

/** The browser reports events from 16 ms, rounded to multiples of 8, and without a running animation late or never. */
const observeEvents = `
  longest = 16
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  const pixel = document.createElement('i')
  pixel.style = 'position: fixed; width: 1px; height: 1px; background: red'
  document.body.append(pixel)
  pixel.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 100, iterations: Infinity })
  undefined`

await runBrowserBench({
  names: Object.keys(presses) as (keyof typeof presses)[],
  kinds: ['press'],
  rounds: 5,
  measure: async (browser, { origin }, name) => {
    const { path, opener, target, key }: Press = presses[name]
    const page = await visit(browser, origin + path)
    await opener?.(page).click()
    await target(page).scrollIntoViewIfNeeded()
    if (key) await target(page).focus()
    await page.evaluate(observeEvents)
    await (key ? page.keyboard.press(key) : target(page).click())
    await page.waitForTimeout(1000)
    return Number(await page.evaluate('longest'))
  },
  cellsOf: ({ press }) => ({ 'press (ms)': median(press) }),
  budgets: { 'press (ms)': 100 },
})
