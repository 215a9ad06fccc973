import { launchBrowser } from './browser.ts'

/**
 * A browser page to compose pictures on.
 * @param fineness device pixels per CSS pixel
 */
export async function openBrowserPage(fineness = 1) {
  const browser = await launchBrowser()
  const page = await browser.newPage({ deviceScaleFactor: fineness })
  return {
    page,
    async show(html: string, { width, height }: { width: number; height: number }) {
      await page.setViewportSize({ width, height })
      await page.setContent(html)
      await page.evaluate(async () => {
        await document.fonts.ready
        await Promise.all([...document.images].map((image) => image.decode()))
      })
    },
    /** Until two screenshots are equal: on a busy machine tiles can still be blank. */
    async photograph(path: string) {
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
