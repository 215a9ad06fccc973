import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './folders.ts'

/*
 * Takes the screenshots of the web app manifest (web/src/brand/web-manifest.ts). After a visual change to
 * the products page, run `npm start`, then `npm run screenshots`.
 */
const origin = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:5050'
const { CHROME_PATH } = process.env

const screens = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, scale: 1 },
  { name: 'narrow', viewport: { width: 390, height: 844 }, scale: 2 },
]

const browser = await chromium.launch({
  ...(CHROME_PATH && { executablePath: CHROME_PATH }),
  args: ['--no-sandbox'],
})
for (const { name, viewport, scale } of screens) {
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await page.goto(`${origin}/products`, { waitUntil: 'networkidle' })
  await page.screenshot({
    path: path.join(root, `web/public/icons/screenshot-${name}.jpg`),
    type: 'jpeg',
    quality: 80,
  })
}
await browser.close()
