import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import type { Cleanup } from '../tools/process/cleanup.ts'
import { findBrowser } from '../tools/test/find-browser.ts'
import { startTestShop } from '../tools/test/test-shop.ts'
import { benchFlags } from './browser-flags.ts'
import { compressingProxy } from './compressing-proxy.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  // The compressing proxy has a self-signed certificate.
  ignoreHTTPSErrors: true,
} as const satisfies BrowserContextOptions

const slowdown = 4

/** @returns the origins of the shop and of its compressing proxy, and a browser */
export async function startShopAndBrowser(cleanup: Cleanup) {
  const executablePath = await findBrowser(cleanup)
  const { origin } = await startTestShop(cleanup)
  const shop = await compressingProxy(cleanup, origin)
  const browser = await chromium.launch({ executablePath, args: benchFlags })
  cleanup.add(() => browser.close())
  return { origin, shop, browser }
}

type Options = BrowserContextOptions & {
  /** Runs in each document before its scripts. */
  initScript?: { script: (argument: number) => void; argument: number }
}

/** Opens an empty page of a slow phone: CPU throttled 4 ×, 150 ms latency, 1.6 Mbit/s. */
export async function openSlowPhone(browser: Browser, { initScript, ...options }: Options = {}) {
  const context = await browser.newContext({ ...phone, ...options })
  if (initScript) await context.addInitScript(initScript.script, initScript.argument)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  return { page, close: () => context.close() }
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

export const ms = (time: number) => `${Math.round(time)} ms`
