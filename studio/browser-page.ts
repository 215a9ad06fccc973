import { launchBrowser } from './browser.ts'

/**
 * Opens a browser page that renders HTML to PNG.
 * @param deviceScaleFactor device pixels per CSS pixel
 */
export async function openBrowserPage(deviceScaleFactor = 1) {
  const browser = await launchBrowser()
  const page = await browser.newPage({ deviceScaleFactor })
  return {
    page,
    async setContent(html: string, { width, height }: { width: number; height: number }) {
      await page.setViewportSize({ width, height })
      await page.setContent(html)
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode()))
      })
    },
    /** Retries until two screenshots are equal: on a busy machine, tiles can still be blank. */
    async screenshot(path: string) {
      let before = await page.screenshot()
      for (let tries = 0; tries < 8; tries++) {
        await page.waitForTimeout(150)
        const now = await page.screenshot({ path })
        if (now.equals(before)) return
        before = now
      }
      throw new Error(`Screenshots of ${path} keep changing.`)
    },
    close: () => browser.close(),
  }
}
