/* On a first visit: when the page shows, when its picture shows, and when it responds. */
import type { Browser } from '@playwright/test'
import { routes } from '../e2e/support/routes.ts'
import { newPhone, openSlowPage, type Shop } from './browser.ts'
import { measureRows, median, rowOf } from './measure.ts'

/** The goal for pictures, in milliseconds after the first paint. */
const pictureDelay = 350

/** Both the app and the floor's script remove the recorder of early events when they respond. */
const observeVisit = `
  const visit = {}
  new PerformanceObserver((list) => {
    const { startTime, element } = list.getEntries().at(-1)
    Object.assign(visit, { lcp: startTime, hasPicture: element?.localName === 'img' })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  visited = new Promise((resolve) => {
    const timer = setInterval(() => {
      if (document.readyState === 'loading' || 'eventRecorder' in window) return
      visit.responds = performance.now()
      visit.fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime
      clearInterval(timer)
      resolve(visit)
    }, 10)
  })`

/** The floor of both paints is that without scripts; that of the response, React alone (floor-client.ts). */
export async function measurePages({ browser, origin, floor, scriptless }: Shop) {
  const rows = await measureRows(routes, 3, async (path) => {
    const own = await visit(browser, origin + path)
    const bare = await visit(browser, scriptless + path)
    const { responds } = await visit(browser, floor + path)
    return {
      'first paint': { measured: own.fcp, floor: bare.fcp },
      ...(own.hasPicture && { picture: { measured: own.lcp, floor: bare.fcp } }),
      responds: { measured: own.responds, floor: responds },
    }
  })
  const delays = rows.flatMap(({ metric, name, measured }) => {
    const page = rows.find((row) => row.metric === 'first paint' && row.name === name)
    return metric === 'picture' && page ? [measured - page.measured] : []
  })
  const delay = { measured: median(delays), floor: pictureDelay }
  return [...rows, rowOf('picture after the page', 'median of the pages', delay)]
}

async function visit(browser: Browser, url: string) {
  const phone = await newPhone(browser)
  await phone.addInitScript(observeVisit)
  const page = await openSlowPage(phone)
  // Playwright's own script would delay the paint: on a phone that slow, it takes 60 ms.
  await page.goto(url, { waitUntil: 'networkidle' })
  const times = await page.evaluate('visited')
  await phone.close()
  return times as { fcp: number; lcp: number; hasPicture: boolean; responds: number }
}
