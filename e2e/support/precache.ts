import type { Page } from '@playwright/test'
import { waitForHydration } from './shop-page.ts'

/**
 * Visits a page and waits until the service worker has precached its files and controls the page.
 * Registers the worker at once, as register-worker.ts would four seconds later.
 */
export async function visitAndPrecache(page: Page, url: string) {
  await page.goto(url)
  await waitForHydration(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
  })
  await waitForPrecache(page)
}

export async function waitForPrecache(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve)
    })
  })
}

/** The paths in the caches whose names match. */
export const cachedPaths = (page: Page, name: RegExp) =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((cache) => new RegExp(pattern).test(cache))
    const lists = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  }, name.source)
