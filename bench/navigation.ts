/* From the click on a link until the new screen is painted, with and without prefetching. */
import type { Page } from '@playwright/test'
import { routes } from '../e2e/support/routes.ts'
import { paths } from '../web/src/paths.ts'
import { visit } from './browser.ts'
import { runBrowserBench } from './browser-bench.ts'
import { median } from './compare.ts'

// Only signed-in visitors see links to their orders and profile.
const notLinked: readonly string[] = [paths.orders, paths.profile]

const startOf = (path: string) => (path === paths.products ? paths.about : paths.products)

await runBrowserBench({
  names: routes.filter((path) => !notLinked.includes(path)),
  kinds: ['clicked', 'prefetched'],
  rounds: 3,
  measure: async (browser, { origin }, path, kind) => {
    const page = await visit(browser, origin + startOf(path))
    if (kind === 'prefetched') {
      await page.dispatchEvent(`a[href="${path}"] >> nth=0`, 'pointerdown', { bubbles: true })
      // Playwright's networkidle holds only once per document.
      await page.waitForTimeout(4000)
    }
    return navigate(page, path)
  },
  cellsOf: ({ clicked, prefetched }) => ({
    'not prefetched (ms)': median(clicked),
    'prefetched (ms)': median(prefetched),
  }),
  budgets: { 'not prefetched (ms)': 600, 'prefetched (ms)': 170 },
})

/** Has no named inner functions: tsx would add calls that the page does not know. @returns milliseconds */
function navigate(page: Page, path: string) {
  return page.evaluate(async (to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
    if (!link) throw new Error(`The page has no link to ${to}.`)
    const before = document.querySelector('h1')
    const start = performance.now()
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link.click()
    while (location.pathname !== to || document.querySelector('h1') === before)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, path)
}
