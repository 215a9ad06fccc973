/**
 * Measures interaction latency on a slow phone (CPU throttled 4 ×): the longest Event Timing entry of
 * each interaction, alternating with a click on a button without a handler.
 * `npm run build && npx tsx bench/interactions.ts [rounds, 9]`
 */
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/test/find-browser.ts'
import { supervise } from '../tools/process/supervise.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { benchFlags } from './browser-flags.ts'
import { median } from './evaluate-page.ts'
import type { Locator, Page } from '@playwright/test'

/** Milliseconds; an INP of 200 counts as good. */
const maxLatency = 100
const slowdown = 4
const rounds = Number(process.argv[2] ?? 9)

const button =
  (name: string): ((page: Page) => Locator) =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first()

export type Interaction = {
  path: string
  /** setup, not measured */
  before?: (page: Page) => Promise<unknown>
  /** the element to click */
  target: (page: Page) => Locator
  /** Key to press in `target` instead of clicking it. */
  key?: string
}

const interactions: Record<string, Interaction> = {
  'open the search': { path: '/about', target: button('Search') },
  'search for a product': {
    path: '/about',
    before: (page) => button('Search')(page).click(),
    target: (page) => page.getByRole('combobox'),
    key: 'p',
  },
  'open the menu': { path: '/about', target: button('Menu') },
  'filter by a category': {
    path: '/products',
    before: (page) => button('Filter')(page).click(),
    target: button('Snacks'),
  },
  'filter by a letter': {
    path: '/products',
    target: (page) => page.getByRole('searchbox').last(),
    key: 'b',
  },
  'open a question': {
    path: '/products',
    target: (page) => page.locator('button[aria-expanded][aria-controls]').last(),
  },
  'change the tab': {
    path: '/products/casein-protein',
    target: (page) => page.getByRole('tab').nth(1),
  },
  'count up': { path: '/products/casein-protein', target: button('Increase quantity') },
}

const inertButton = button('Join')

/** @returns the longest event in milliseconds; the browser rounds to multiples of 8 */
async function measureLatency(page: Page, target: Locator, key?: string) {
  if (key) await target.focus()
  await target.scrollIntoViewIfNeeded()
  // Scrolling may load pictures.
  await page.waitForLoadState('networkidle')
  await page.evaluate(observeEvents(key ? 'keyup' : 'click'))
  await (key ? page.keyboard.press(key) : target.click())
  return Number(await page.evaluate('latency'))
}

/**
 * Sets `latency` to a promise of the longest event up to the last one. The browser reports no event
 * below 16 ms. Without a running animation it reports others late or never.
 */
const observeEvents = (last: string) => `
  latency = new Promise((resolve) => {
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
  const browser = await chromium.launch({ executablePath, args: benchFlags })
  cleanup.add(() => browser.close())

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  // Installs the service worker, so that it does not compete with the measurement.
  const first = await phone.newPage()
  await first.goto(origin)
  await first.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await first.close()

  const onPhone = async (path: string, measure: (page: Page) => Promise<number>) => {
    const page = await phone.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 1)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const time = await measure(page)
    await page.close()
    return time
  }

  let failed = 0
  for (const [name, { path, before, target, key }] of Object.entries(interactions)) {
    const times = []
    const inertTimes = []
    for (let round = 0; round < rounds; round++) {
      times.push(
        await onPhone(path, async (page) => {
          await before?.(page)
          return measureLatency(page, target(page), key)
        }),
      )
      inertTimes.push(await onPhone(path, (page) => measureLatency(page, inertButton(page))))
    }
    const time = median(times)
    if (time > maxLatency) failed++
    console.log(
      `${name.padEnd(22)} ${String(time).padStart(4)} ms, ${(time / median(inertTimes)).toFixed(1)} × an inert button${time > maxLatency ? `  failed: maximum ${maxLatency} ms` : ''}`,
    )
  }
  return failed > 0 ? 1 : 0
})
