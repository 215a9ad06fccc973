import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { freePort } from '../functions/src/testing/framework.ts'
import { BROWSER_FLAGS, browser as executablePath } from '../tools/browsers.ts'
import { startBeside } from '../tools/emulators.ts'
import { addFloorScript, stripScripts } from './floor.ts'
import { startProxy, trustProxies } from './proxy.ts'

const flags = [
  ...BROWSER_FLAGS,
  trustProxies,
  // Playwright and Lighthouse make V8 capture a call stack for each Error, also for those that react-dom
  // creates when it loads. V8 then parses the file again to find line numbers (48 ms on a slow phone).
  '--js-flags=--no-enable-lazy-source-positions',
]

/** Starts the built shop, proxies before it, as it is and for the floors, and a browser that opens no page. */
export async function startShop() {
  const emulators = await startBeside()
  const { origin: emulator } = emulators
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Painting the tab strip and the toolbar would compete for the CPU.
    args: [...flags, `--remote-debugging-port=${debuggingPort}`, '--kiosk'],
  })
  return {
    ...emulators,
    ...{ emulator, browser, debuggingPort },
    origin: await startProxy(emulator),
    floor: await startProxy(emulator, addFloorScript),
    scriptless: await startProxy(emulator, stripScripts),
  }
}

export type Shop = Awaited<ReturnType<typeof startShop>>

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
