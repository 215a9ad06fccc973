// @ts-check
import { chromium } from 'playwright-core'

/**
 * A browser page of a fixed size that pictures are composed on.
 * @param {number} [fineness] pixels of the picture to one of the page
 */
export async function openSheet(fineness = 1) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  })
  const page = await browser.newPage({ deviceScaleFactor: fineness })
  return {
    page,
    /** @param {string} html @param {{ width: number, height: number }} size */
    async show(html, { width, height }) {
      await page.setViewportSize({ width, height })
      await page.setContent(html)
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode()))
      })
    },
    /** On a busy machine tiles can still be blank: it is done when it looks the same twice. @param {string} path */
    async photograph(path) {
      let before = await page.screenshot()
      for (let tries = 0; tries < 8; tries++) {
        await page.waitForTimeout(150)
        const now = await page.screenshot({ path })
        if (now.equals(before)) return
        before = now
      }
      throw new Error(`${path} does not come to rest`)
    },
    close: () => browser.close(),
  }
}
