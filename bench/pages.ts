/* On a first visit: when the page shows, when its picture shows, and when it responds. */
import type { Browser } from '@playwright/test'
import { routes } from '../e2e/support/routes.ts'
import { newPhone, openSlowPage, type Shop } from './browser.ts'
import { measureRows, median, rowOf } from './measure.ts'

type Visit = { lcp: number; hasPicture: boolean; responds: number }
declare global {
  interface Window {
    visit: Visit
  }
}

/** Both the app and the floor's script remove the recorder of early events when they respond. */
const observeVisit = `
  visit = { lcp: 0, hasPicture: false, responds: 0 }
  new PerformanceObserver((list) => {
    const { startTime, element } = list.getEntries().at(-1)
    visit.lcp = startTime
    visit.hasPicture = element?.localName === 'img'
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const timer = setInterval(() => {
    if (document.readyState === 'loading' || 'eventRecorder' in window) return
    visit.responds = performance.now()
    clearInterval(timer)
  }, 10)`

/** The goal for the hero's picture, in milliseconds after the first paint. */
const pictureDelay = 350

/** The floor of both paints is the first paint without scripts; that of the response, React alone (floor-client.ts). */
export async function measurePages({ browser, origin, floor, scriptless }: Shop) {
  const rows = await measureRows(routes, 4, async (path) => {
    const own = await visit(browser, origin + path)
    const bare = await visit(browser, scriptless + path)
    const { responds } = await visit(browser, floor + path)
    return {
      'first paint': { measured: own.fcp, floor: bare.fcp },
      ...(own.hasPicture && { picture: { measured: own.lcp, floor: bare.fcp } }),
      responds: { measured: own.responds, floor: responds },
    }
  })
  const pictures = rows.filter(({ metric }) => metric === 'picture')
  const delays = pictures.map(({ name, measured }) => {
    const page = rows.find((row) => row.metric === 'first paint' && row.name === name)
    return measured - (page?.measured ?? NaN)
  })
  const delay = { measured: median(delays), floor: pictureDelay }
  return [...rows, rowOf('picture after the page', 'median of the routes', delay)]
}

async function visit(browser: Browser, url: string) {
  const phone = await newPhone(browser)
  await phone.addInitScript(observeVisit)
  const page = await openSlowPage(phone)
  // Playwright's own script would delay the paint: on a phone that slow, it takes 60 ms.
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => window.visit.responds && window.visit.lcp)
  const times = await page.evaluate(() => ({
    ...window.visit,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }))
  await phone.close()
  return times
}
