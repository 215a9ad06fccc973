import type { BrowserContext, Page } from '@playwright/test'
import { open } from './shop-page.ts'
import { expect } from './test.ts'

/** The paths of all responses in the caches whose names match. */
export const cachedPaths = (page: Page, name = /./) =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((cache) => new RegExp(pattern).test(cache))
    const lists = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  }, name.source)

/** Lets the app register its worker without the wait of web/src/app/offline.ts. */
export const registerAtOnce = (context: BrowserContext) =>
  context.addInitScript(() => {
    const original = window.setTimeout.bind(window)
    const hasten = (run: TimerHandler, delay?: number, ...args: unknown[]) =>
      original(run, delay === 4000 ? 0 : delay, ...args)
    Object.assign(window, { setTimeout: hasten })
  })

/** Opens a page and waits until the service worker, which the app registers, has cached it. */
export async function openAndCache(page: Page, url: string) {
  await registerAtOnce(page.context())
  await open(page, url)
  const { pathname } = new URL(page.url())
  await expect.poll(() => cachedPaths(page, /documents/), { timeout: 30_000 }).toContain(pathname)
}
