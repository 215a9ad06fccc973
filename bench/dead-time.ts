/**
 * Measures the time from a page's first paint until it responds, on a slow phone (CPU throttled 4 ×,
 * 150 ms, 1.6 Mbit/s): `npm run build && npx tsx bench/dead-time.ts [rounds, 3] [paths, one per route]`.
 * Each visit presses the page's buttons 50 ms after the paint, the menu last; every press must arrive at
 * the app once. Compares the largest paint with the baseline, the same page without scripts.
 */
import type { Browser, Page } from '@playwright/test'
import { paths as routePaths } from '../web/src/paths.ts'
import { products } from '../web/src/products/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { supervise } from '../tools/process/supervise.ts'
import { compressingProxy, stripScripts } from './compressing-proxy.ts'
import { median, targets } from './evaluate-page.ts'
import { firstPaint, ms, openSlowPhone, startShopAndBrowser } from './slow-phone.ts'

const [rounds = '3', ...chosen] = process.argv.slice(2)

/** Milliseconds; the median of the routes. */
const maxDeadTime = 700
/** Milliseconds from the first paint to the presses. */
const pressAfter = 50

const allPaths = allRoutes
  .filter((route) => route !== routes.notFound)
  .map((route) => (route === routes.product ? routePaths.product(products[0].id) : route.path))

async function openPage(browser: Browser, url: string) {
  const phone = await openSlowPhone(browser, {
    initScript: { script: pressControls, argument: pressAfter },
  })
  await phone.page.goto(url, { waitUntil: 'commit' })
  return phone
}

/**
 * Runs in the page: presses the visible buttons after the first paint, and counts the clicks that the
 * recorder has replayed. Leaves out the cart and the search: a navigation or an open dialog ends the
 * replay. The menu opens a dialog too, so it is pressed last.
 */
function pressControls(pressAfterMs: number) {
  const presses: Presses = { pressed: 0, delivered: 0, answered: 0, largestPaint: 0 }
  window.presses = presses
  new PerformanceObserver((list) => {
    presses.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(() => {
      const menu = document.querySelector<HTMLButtonElement>('button[aria-label=Menu]')
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not([type=submit])')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => !button.matches(':disabled, [aria-haspopup=dialog], [aria-label=Cart]'))
      const controls = menu ? [...buttons, menu] : buttons
      document.addEventListener('click', () => presses.delivered++, true)
      presses.pressed = controls.length
      for (const control of controls) control.click()
    }, pressAfterMs)
  }).observe({ type: 'paint', buffered: true })
  const timer = setInterval(() => {
    if (document.readyState === 'loading' || 'eventRecorder' in window) return
    presses.answered = performance.now()
    clearInterval(timer)
  }, 10)
}

/** Times are milliseconds since the start of the navigation. */
type Presses = {
  pressed: number
  delivered: number
  /** When the app began to replay the events. */
  answered: number
  largestPaint: number
}

declare global {
  interface Window {
    presses?: Presses
  }
}

/** When the first file of the app was requested, and the last one received. */
const appRequest = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name)) as PerformanceResourceTiming[]
    return {
      requested: Math.min(...files.map(({ startTime }) => startTime)),
      received: Math.max(...files.map(({ responseEnd }) => responseEnd)),
    }
  })

async function measure(browser: Browser, url: string) {
  const { page, close } = await openPage(browser, url)
  const painted = await firstPaint(page)
  await page.waitForFunction(() => window.presses?.answered, undefined, { timeout: 30_000 })
  const request = await appRequest(page)
  await page
    .waitForFunction(
      () => window.presses && window.presses.delivered >= window.presses.pressed,
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined)
  const presses = await readPresses(page)
  await close()
  return { painted, deadTime: presses.answered - painted, ...presses, ...request }
}

/** @returns the largest paint of a page without scripts */
async function measureBaseline(browser: Browser, url: string) {
  const { page, close } = await openPage(browser, url)
  await firstPaint(page)
  // The largest picture may be painted after the load event.
  await page.waitForLoadState('networkidle')
  const { largestPaint } = await readPresses(page)
  await close()
  return largestPaint
}

async function readPresses(page: Page) {
  const presses = await page.evaluate(() => window.presses)
  if (!presses) throw new Error('The script of the benchmark did not run.')
  return presses
}

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const { origin, shop, browser } = await startShopAndBrowser(cleanup)
  const baseline = await compressingProxy(cleanup, origin, stripScripts)

  let failed = 0
  let presses = 0
  const deadTimes = []
  const ratios = []
  for (const path of chosen.length > 0 ? chosen : allPaths) {
    const visits: Awaited<ReturnType<typeof measure>>[] = []
    const largestPaints: number[] = []
    // The proxies compress a file when it is first requested.
    await measure(browser, shop + path)
    await measureBaseline(browser, baseline + path)
    for (let round = 0; round < Number(rounds); round++) {
      visits.push(await measure(browser, shop + path))
      largestPaints.push(await measureBaseline(browser, baseline + path))
    }
    const of = (key: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[key]))
    deadTimes.push(of('deadTime'))
    const ratio = of('largestPaint') / median(largestPaints)
    ratios.push(ratio)
    const lost = visits.filter(({ pressed, delivered }) => delivered !== pressed)
    if (lost.length > 0) failed++
    presses += visits[0]?.pressed ?? 0
    console.log(
      path.padEnd(28),
      `first paint ${ms(of('painted'))}, LCP ${ms(of('largestPaint'))} = ${ratio.toFixed(2)} × baseline,`,
      `dead ${ms(of('deadTime'))} (app requested ${ms(of('requested'))}, received ${ms(of('received'))}, ready ${ms(of('answered'))});`,
      `${visits[0]?.pressed} pressed${lost.map(({ pressed, delivered }) => `, ${delivered} of ${pressed} arrived`).join('')}`,
    )
  }
  // The home page has only links.
  if (presses === 0) failed++
  const deadTime = median(deadTimes)
  if (deadTime > maxDeadTime) failed++
  console.log(`dead time, median of the routes: ${ms(deadTime)}, maximum ${ms(maxDeadTime)}`)
  const ratio = median(ratios)
  if (ratio > targets.lcpRatio) failed++
  console.log(
    `LCP ÷ baseline, median of the routes: ${ratio.toFixed(2)}, maximum ${targets.lcpRatio}`,
  )
  return failed > 0 ? 1 : 0
})
