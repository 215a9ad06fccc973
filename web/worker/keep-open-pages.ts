import { assets } from './files.ts'
import { pages } from './pages.ts'
import { scope } from './scope.ts'

/**
 * Keeps the pages that are open, which were loaded before there was a worker to see it. Their files
 * come from the browser's own cache.
 */
export async function keepOpenPages(event: ExtendableEvent) {
  for (const { url } of await scope.clients.matchAll({ type: 'window' })) {
    const page = await pages.handle({ event, request: new Request(url) })
    const files = (await page.text()).match(/(?<=")\/assets\/[^/"]+\.(?:js|css|woff2)(?=")/g) ?? []
    for (const file of new Set(files)) await assets.handle({ event, request: new Request(file) })
  }
}
