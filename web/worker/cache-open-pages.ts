import { assets } from './file-caches.ts'
import { pages } from './pages.ts'
import { scope } from './scope.ts'

/**
 * Caches the open pages and their files, which loaded before the worker was active. The files come
 * from the browser's HTTP cache.
 */
export async function cacheOpenPages(event: ExtendableEvent) {
  for (const { url } of await scope.clients.matchAll({ type: 'window' })) {
    const page = await pages.handle({ event, request: new Request(url) })
    const files = (await page.text()).match(/(?<=")\/assets\/[^/"]+\.(?:js|css|woff2)(?=")/g) ?? []
    for (const file of new Set(files)) await assets.handle({ event, request: new Request(file) })
  }
}
