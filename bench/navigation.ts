/**
 * Measures the time from a press on a link until the new screen is painted, on a slow phone, with the click
 * at once, so that nothing is prefetched, and with a press a while before the click:
 * `npm run build && npx tsx bench/navigation.ts [rounds, 3] [paths, one per route]`.
 */
import type { Browser, Page, Request } from '@playwright/test'
import { paths as routePaths } from '../web/src/paths.ts'
import { products } from '../web/src/products/products.ts'
import { allRoutes, routes } from '../web/src/routes.ts'
import type { Route } from '../web/src/routes/route.ts'
import { supervise } from '../tools/process/supervise.ts'
import { median } from './evaluate-page.ts'
import { ms, openSlowPhone, startShopAndBrowser } from './slow-phone.ts'

const [rounds = '3', ...chosen] = process.argv.slice(2)

/** Milliseconds from the click until the screen is painted. */
const maxTimes = { 'not prefetched': 600, prefetched: 150 }
type Kind = keyof typeof maxTimes

// Only signed-in visitors see links to their orders and profile.
const notLinked: readonly Route[] = [routes.notFound, routes.orders, routes.profile]
const allPaths = allRoutes
  .filter((route) => !notLinked.includes(route))
  .map((route) => (route === routes.product ? routePaths.product(products[0].id) : route.path))

/** A page that links to the path. */
const startOf = (path: string) =>
  path === routePaths.products ? routePaths.about : routePaths.products

/**
 * Presses the link and clicks it at once. Has no named inner functions: tsx would add calls that the page
 * does not know.
 * @returns milliseconds
 */
const navigate = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
    if (!link) throw new Error(`The page has no link to ${to}.`)
    const before = document.querySelector('h1')
    const start = performance.now()
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link.click()
    while (location.pathname !== to || document.querySelector('h1') === before)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    // The task after the frame: the screen is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, path)

/** Milliseconds without a request after which nothing more is expected. */
const quietMs = 1000

/**
 * Presses the link and waits until what the press prefetches has loaded. Playwright's networkidle holds
 * only once per document, and resource timing lists no file that is still loading.
 */
async function pressAndLoad(page: Page, path: string) {
  const loading = new Set<Request>()
  let last = performance.now()
  const onEnd = (request: Request) => {
    loading.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  await page.dispatchEvent(`a[href="${path}"] >> nth=0`, 'pointerdown', { bubbles: true })
  while (loading.size > 0 || performance.now() - last < quietMs) await page.waitForTimeout(100)
}

async function measure(browser: Browser, shop: string, path: string, kind: Kind) {
  const { page, close } = await openSlowPhone(browser)
  await page.goto(shop + startOf(path), { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !('eventRecorder' in window))
  if (kind === 'prefetched') await pressAndLoad(page, path)
  const time = await navigate(page, path)
  await close()
  return time
}

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const { shop, browser } = await startShopAndBrowser(cleanup)

  let failed = 0
  for (const path of chosen.length > 0 ? chosen : allPaths) {
    const results = []
    for (const kind of ['not prefetched', 'prefetched'] as const) {
      // The proxy compresses a file when it is first requested.
      await measure(browser, shop, path, kind)
      const times = []
      for (let round = 0; round < Number(rounds); round++)
        times.push(await measure(browser, shop, path, kind))
      if (median(times) > maxTimes[kind]) failed++
      results.push(`${kind} ${ms(median(times))} (maximum ${maxTimes[kind]})`)
    }
    console.log(path.padEnd(28), results.join(', '))
  }
  return failed > 0 ? 1 : 0
})
