/**
 * Measures the time from a page's first paint until it responds, on a slow phone (CPU throttled 4 ×,
 * 150 ms, 1.6 Mbit/s): `npm run build && npx tsx bench/dead-time.ts [rounds, 3] [paths, one per route]`.
 * Each visit presses every visible control of the page 50 ms after the paint; every press must arrive
 * at the app once.
 */
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { paths as routePaths } from '../web/src/paths.ts'
import { products } from '../web/src/products/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import { BROWSER_FLAGS, findBrowser } from '../tools/test/find-browser.ts'
import { supervise } from '../tools/process/supervise.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { compressingProxy } from './compressing-proxy.ts'
import { median } from './evaluate-page.ts'

const [rounds = '3', ...chosen] = process.argv.slice(2)

/** Milliseconds; the median of the routes. */
const maxDeadTime = 700
/** Milliseconds from the first paint to the presses. */
const pressAfter = 50

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  ignoreHTTPSErrors: true,
} as const satisfies BrowserContextOptions

const allPaths = allRoutes
  .filter((route) => route !== routes.notFound)
  .map((route) => (route === routes.product ? routePaths.product(products[0].id) : route.path))

async function openOnPhone(browser: Browser, url: string, initScript?: string) {
  const context = await browser.newContext(phone)
  if (initScript) await context.addInitScript(initScript)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, close: () => context.close() }
}

/** @returns milliseconds since the start of the navigation */
const firstPaint = async (page: Page) => {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 'raf' },
  )
  return Number(await paint.jsonValue())
}

/**
 * Runs in the page: presses every visible button and tab 50 ms after the first paint, and counts the
 * clicks that arrive behind the recorder. `answered` is the time at which the app has taken over.
 */
const pressControls = `
  window.presses = { pressed: 0, delivered: 0, answered: undefined }
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    setTimeout(() => {
      const controls = [...document.querySelectorAll('button:not([type=submit])')]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
        // The cart navigates, and an open dialog covers the rest.
        .filter((button) => !button.matches('[aria-haspopup=dialog], [aria-label=Cart]'))
      document.addEventListener('click', () => presses.delivered++, true)
      presses.pressed = controls.length
      for (const control of controls) control.click()
    }, ${pressAfter})
  }).observe({ type: 'paint', buffered: true })
  const timer = setInterval(() => {
    if (!document.querySelector('#root')?.dataset.path || window.eventRecorder) return
    presses.answered ??= performance.now()
    clearInterval(timer)
  }, 10)`

type Presses = { pressed: number; delivered: number; answered?: number }

async function measure(browser: Browser, url: string) {
  const { page, close } = await openOnPhone(browser, url, pressControls)
  const painted = await firstPaint(page)
  await page.waitForFunction('presses.answered', undefined, { timeout: 30_000 })
  await page
    .waitForFunction('presses.delivered >= presses.pressed', undefined, { timeout: 5_000 })
    .catch(() => undefined)
  const presses = await page.evaluate<Presses>('presses')
  await close()
  return { painted, deadTime: (presses.answered ?? NaN) - painted, ...presses }
}

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const executablePath = await findBrowser(cleanup)
  const { origin } = await startTestShop(cleanup)
  const shop = await compressingProxy(cleanup, origin)
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  cleanup.add(() => browser.close())

  let failed = 0
  const deadTimes = []
  for (const path of chosen.length > 0 ? chosen : allPaths) {
    const visits = []
    for (let round = 0; round < Number(rounds); round++)
      visits.push(await measure(browser, shop + path))
    const deadTime = median(visits.map((visit) => visit.deadTime))
    deadTimes.push(deadTime)
    const lost = visits.filter(({ pressed, delivered }) => delivered !== pressed)
    if (lost.length > 0) failed++
    console.log(
      `${path.padEnd(28)} painted ${Math.round(median(visits.map((visit) => visit.painted)))} ms, dead ${Math.round(deadTime)} ms, ${visits[0]?.pressed} pressed${lost.map(({ pressed, delivered }) => `, ${delivered} of ${pressed} arrived`).join('')}`,
    )
  }
  const deadTime = median(deadTimes)
  if (deadTime > maxDeadTime) failed++
  console.log(`dead time, median of the routes: ${Math.round(deadTime)} ms, maximum ${maxDeadTime}`)
  return failed > 0 ? 1 : 0
})
