/* From the first paint until the app responds. The menu, pressed 50 ms after the paint, must open. */
import { routes } from '../e2e/support/routes.ts'
import { paths } from '../web/src/paths.ts'
import { firstPaint, newPhone, openSlowPage } from './browser.ts'
import { runBrowserBench } from './browser-bench.ts'
import { median } from './compare.ts'

/** Presses the menu, and sets `responded` to the time at which the app replays what was pressed. */
const pressMenu = `
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    setTimeout(() => document.querySelector('[aria-label=Menu]')?.click(), 50)
  }).observe({ type: 'paint', buffered: true })
  const timer = setInterval(() => {
    if (document.readyState === 'loading' || 'eventRecorder' in window) return
    window.responded = performance.now()
    clearInterval(timer)
  }, 10)`

await runBrowserBench({
  names: routes,
  kinds: ['visit'],
  rounds: 3,
  measure: async (browser, { origin }, path) => {
    const phone = await newPhone(browser)
    await phone.addInitScript(pressMenu)
    const page = await openSlowPage(phone)
    await page.goto(origin + path, { waitUntil: 'commit' })
    const painted = await firstPaint(page)
    const responded = await page.waitForFunction(() => 'responded' in window && window.responded)
    if (path !== paths.home) await page.getByRole('dialog').waitFor()
    return { painted, deadTime: Number(await responded.jsonValue()) - painted }
  },
  cellsOf: ({ visit }) => ({
    'first paint (ms)': median(visit.map(({ painted }) => painted)),
    'dead time (ms)': median(visit.map(({ deadTime }) => deadTime)),
  }),
  budgets: { 'dead time (ms)': 850 },
  summarize: median,
})
