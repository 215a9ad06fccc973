/**
 * How long the page takes to answer a press or a letter on a slow phone (CPU 4 × slower): the longest
 * Event Timing of each, beside pressing a button that does nothing, in turn.
 * `npm run build && npx tsx bench/interactions.ts [rounds, 9]`
 */
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../tools/test/find-browser.ts'
import { supervise } from '../tools/process/supervise.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { median } from './page-verdict.ts'
import type { Locator, Page } from '@playwright/test'

/** Milliseconds: what counts as good is 200. */
const most = 100
const slowdown = 4
const rounds = Number(process.argv[2] ?? 9)

const button =
  (name: string): ((page: Page) => Locator) =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first()

export type Interaction = {
  /** the address */
  at: string
  /** comes first and is not measured */
  before?: (page: Page) => Promise<unknown>
  /** is pressed */
  target: (page: Page) => Locator
  /** is pressed in it instead */
  key?: string
}

const interactions: Record<string, Interaction> = {
  'open the search': { at: '/about', target: button('Search') },
  'search for a product': {
    at: '/about',
    before: (page) => button('Search')(page).click(),
    target: (page) => page.getByRole('combobox'),
    key: 'p',
  },
  'open the menu': { at: '/about', target: button('Menu') },
  'filter by a category': {
    at: '/products',
    before: (page) => button('Filter')(page).click(),
    target: button('Snacks'),
  },
  'filter by a letter': {
    at: '/products',
    target: (page) => page.getByRole('searchbox').last(),
    key: 'b',
  },
  'open a question': {
    at: '/products',
    target: (page) => page.locator('button[aria-expanded][aria-controls]').last(),
  },
  'change the tab': {
    at: '/products/casein-protein',
    target: (page) => page.getByRole('tab').nth(1),
  },
  'count up': { at: '/products/casein-protein', target: button('Increase quantity') },
}

const nothing = button('Join')

/** The longest event of a press, in milliseconds; the browser rounds to eight. */
async function answerTime(page: Page, target: Locator, key?: string) {
  if (key) await target.focus()
  await target.scrollIntoViewIfNeeded()
  // What has come into view is painted, and the rest of it fetched.
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchFor(key ? 'keyup' : 'click'))
  await (key ? page.keyboard.press(key) : target.click())
  return Number(await page.evaluate('answer'))
}

/**
 * Makes `answer` a promise of the longest event until this one. The browser tells of none below 16 ms,
 * and without a pixel that changes all the time of others much later, or never.
 */
const watchFor = (last: string) => `
  answer = new Promise((resolve) => {
    let longest = 16
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        longest = Math.max(longest, duration)
        if (name === '${last}') resolve(longest)
      }
    }).observe({ type: 'event', durationThreshold: 16 })
    addEventListener('${last}', () => setTimeout(() => resolve(longest), 2000))
  })
  const pixel = document.createElement('i')
  pixel.style = 'position: fixed; width: 1px; height: 1px; background: red'
  document.body.append(pixel)
  pixel.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 100, iterations: Infinity })
  undefined`

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const executablePath = await findBrowser(cleanup)
  const { origin } = await startTestShop(cleanup)
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  cleanup.add(() => browser.close())

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  // The service worker is installed once, and would compete with what is measured.
  const first = await phone.newPage()
  await first.goto(origin)
  await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await first.close()

  const onPhone = async (at: string, measure: (page: Page) => Promise<number>) => {
    const page = await phone.newPage()
    await page.goto(origin + at, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 1)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const time = await measure(page)
    await page.close()
    return time
  }

  let failed = 0
  for (const [name, { at, before, target, key }] of Object.entries(interactions)) {
    const times = []
    const nothings = []
    for (let round = 0; round < rounds; round++) {
      times.push(
        await onPhone(at, async (page) => {
          await before?.(page)
          return answerTime(page, target(page), key)
        }),
      )
      nothings.push(await onPhone(at, (page) => answerTime(page, nothing(page))))
    }
    const time = median(times)
    if (time > most) failed++
    console.log(
      `${name.padEnd(22)} ${String(time).padStart(4)} ms, ${(time / median(nothings)).toFixed(1)} × a button that does nothing${time > most ? `  missed: ${most} ms` : ''}`,
    )
  }
  return failed > 0 ? 1 : 0
})
