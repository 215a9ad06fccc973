import type { Page, ViewportSize } from '@playwright/test'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** `setViewportSize` may return early: the window, the media queries and the layout change one after the other. */
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
