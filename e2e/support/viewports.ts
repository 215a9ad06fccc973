import type { Page, ViewportSize } from '@playwright/test'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
/**
 * Resizes the window and waits, because `setViewportSize` may return before the page has its new size. The
 * window, the media queries and the layout may change one after the other.
 */
export async function resize(page: Page, viewport: ViewportSize) {
  await page.setViewportSize(viewport)
  await page.waitForFunction(
    ({ width, height }) =>
      innerWidth === width &&
      document.documentElement.clientWidth === width &&
      matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    viewport,
  )
}
