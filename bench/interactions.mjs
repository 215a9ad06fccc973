// @ts-check
/**
 * How long the page takes to answer a press or a letter on a slow phone (CPU 4 × slower): the longest
 * Event Timing of each, beside pressing a button that does nothing, in turn.
 * `npm run build && node bench/interactions.mjs [rounds, 9]`
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../tools/browser.mjs'
import { supervise } from '../tools/supervise.mjs'
import { startTestShop } from '../tools/test-shop.mjs'
import { median } from './page-verdict.mjs'

/** @import { Page } from '@playwright/test' */

/** Milliseconds: what counts as good is 200. */
const most = 100
const slowdown = 4
const rounds = Number(process.argv[2] ?? 9)

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click()

/** @type {Record<string, { at: string, before?: (page: Page) => Promise<unknown>, act: (page: Page) => Promise<unknown> }>} */
const interactions = {
  'open the search': { at: '/about', act: (page) => press(page, 'Search') },
  'search for a product': {
    at: '/about',
    before: async (page) => {
      await press(page, 'Search')
      await page.getByRole('combobox').waitFor()
    },
    act: (page) => page.keyboard.type('p'),
  },
  'open the menu': { at: '/about', act: (page) => press(page, 'Menu') },
  'filter by a category': {
    at: '/products',
    before: (page) => press(page, 'Filter'),
    act: (page) => press(page, 'Snacks'),
  },
  'filter by a letter': {
    at: '/products',
    before: (page) => page.getByRole('searchbox').last().focus(),
    act: (page) => page.keyboard.type('b'),
  },
  'open a question': {
    at: '/products',
    act: (page) => page.locator('button[aria-expanded][aria-controls]').last().click(),
  },
  'change the tab': {
    at: '/products/casein-protein',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  'count up': { at: '/products/casein-protein', act: (page) => press(page, 'Increase quantity') },
}

/**
 * The longest event of what is done, in milliseconds; the browser rounds to eight.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
async function answerTime(page, act) {
  await page.evaluate(`
    longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 })`)
  await act()
  // The browser tells of an event after the paint that follows it.
  return Number(
    await page.evaluate(`new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(longest), 300)))`),
  )
}

await supervise({ codeWhenStopped: 130 }, async (closing) => {
  const executablePath = await findBrowser(closing)
  const { origin } = await startTestShop(closing)
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  closing.add(() => browser.close())

  /** @param {string} at @param {(page: Page) => Promise<number>} measure */
  const onPhone = async (at, measure) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
    })
    await page.goto(origin + at, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 1)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const time = await measure(page)
    await page.close()
    return time
  }

  let failed = 0
  for (const [name, { at, before, act }] of Object.entries(interactions)) {
    const times = []
    const nothings = []
    for (let round = 0; round < rounds; round++) {
      times.push(
        await onPhone(at, async (page) => {
          await before?.(page)
          return answerTime(page, () => act(page))
        }),
      )
      nothings.push(await onPhone(at, (page) => answerTime(page, () => press(page, 'Join'))))
    }
    const [time, nothing] = [median(times), median(nothings)]
    if (time > most) failed++
    console.log(
      `${name.padEnd(22)} ${String(time).padStart(4)} ms, ${(time / Math.max(nothing, 8)).toFixed(1)} × a button that does nothing${time > most ? `  missed: ${most} ms` : ''}`,
    )
  }
  return failed > 0 ? 1 : 0
})
