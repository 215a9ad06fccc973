import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { root } from './folders.ts'
import { supervise } from './process/supervise.ts'
import { BROWSER_FLAGS, findBrowser } from './test/find-browser.ts'

/*
 * Takes the screenshots of the web app manifest (web/src/brand/web-manifest.ts) and the picture of the
 * README. After a visual change, run `npm start`, then `npm run screenshots`.
 */
const origin = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const jpeg = { type: 'jpeg', quality: 80 } as const

async function openPage(
  browser: Browser,
  address: string,
  viewport: typeof desktop,
  scale: number,
) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  return page
}

await supervise({ codeWhenStopped: 130 }, async (cleanup) => {
  const executablePath = await findBrowser(cleanup)
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  cleanup.add(() => browser.close())

  const icons = path.join(root, 'web/public/icons')
  const wide = await openPage(browser, '/products', desktop, 1)
  await wide.screenshot({ ...jpeg, path: path.join(icons, 'screenshot-wide.jpg') })
  const narrow = await openPage(browser, '/products', phone, 2)
  await narrow.screenshot({ ...jpeg, path: path.join(icons, 'screenshot-narrow.jpg') })

  const product = await openPage(browser, '/products/casein-protein', phone, 2)
  const [left, right] = [await wide.screenshot(), await product.screenshot()].map(
    (picture) => `data:image/png;base64,${picture.toString('base64')}`,
  )
  const readme = await browser.newPage({ viewport: { width: 1640, height: 840 } })
  await readme.setContent(`
  <style>
    body { margin: 0; background: #ececec; display: flex; gap: 40px; padding: 40px; align-items: center }
    img { border-radius: 12px; box-shadow: 0 4px 24px #0003 }
  </style>
  <img src="${left}" width="1220"><img src="${right}" width="300">`)
  await readme.screenshot({ ...jpeg, path: path.join(root, 'docs/shop.jpg') })
  return 0
})
