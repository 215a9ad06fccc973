import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { BROWSER_FLAGS, browser as executablePath } from '../tools/browsers.ts'
import { trustProxies } from './proxy.ts'

const flags = [
  ...BROWSER_FLAGS,
  trustProxies,
  // Playwright and Lighthouse make V8 capture a call stack for each Error, also for those that react-dom
  // creates when it loads. V8 then parses the file again to find line numbers (48 ms on a slow phone).
  '--js-flags=--no-enable-lazy-source-positions',
]

export const launchBrowser = (moreFlags: string[] = []) =>
  chromium.launch({ ...(executablePath && { executablePath }), args: [...flags, ...moreFlags] })

/** @returns a phone with an empty cache */
export const newPhone = (browser: Browser) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })

/** Opens an empty page with the CPU throttled 4 ×, 150 ms latency and 1.6 Mbit/s. */
export async function openSlowPage(phone: BrowserContext) {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  return page
}

/** Visits a page on a slow phone and waits until the app responds. */
export async function visit(browser: Browser, url: string) {
  const page = await openSlowPage(await newPhone(browser))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !('eventRecorder' in window))
  return page
}

/** @returns milliseconds since the start of the navigation */
export async function firstPaint(page: Page) {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 'raf' },
  )
  return Number(await paint.jsonValue())
}
