import { expect, type Page, type ViewportSize } from '@playwright/test'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
/** Those of every inspected screen. */
export const inspectedViewports: readonly ViewportSize[] = [desktop, phone]

/** Resizes the window. The page may get its new size after `setViewportSize`. */
export async function resize(page: Page, viewport: ViewportSize) {
  await page.setViewportSize(viewport)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(viewport.width)
}
