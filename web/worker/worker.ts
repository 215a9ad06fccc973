import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type StrategyHandler } from 'workbox-strategies'

/* Makes visited pages available offline (docs/decisions/0013). */

declare const self: ServiceWorkerGlobalScope
/** From vite.worker.config.ts: the HTML of the offline page and the URL of the site's stylesheet. */
declare const __OFFLINE_PAGE__: string, __STYLESHEET__: string

const expiration = { maxEntries: 60, purgeOnQuotaError: true }
const headers = { 'Content-Type': 'text/html; charset=utf-8' }

/** Milliseconds for the storage to answer. */
const storageTimeout = 1000
const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, storageTimeout))

/** Every failure of the storage is a miss: the network has the files too. */
function tolerant(handler: StrategyHandler) {
  const match = handler.cacheMatch.bind(handler)
  handler.cacheMatch = (key) => Promise.race([match(key), timeout()]).catch(() => undefined)
  return handler
}

class TolerantNetworkFirst extends NetworkFirst {
  override _handle(request: Request, handler: StrategyHandler) {
    return super._handle(request, tolerant(handler))
  }
}
class TolerantCacheFirst extends CacheFirst {
  override _handle(request: Request, handler: StrategyHandler) {
    return super._handle(request, tolerant(handler))
  }
}

const pages = new TolerantNetworkFirst({
  cacheName: 'documents',
  networkTimeoutSeconds: 4,
  plugins: [
    {
      // Pages do not depend on the query string.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      handlerDidError: () =>
        Promise.resolve(new Response(__OFFLINE_PAGE__, { status: 503, headers })),
    },
    new ExpirationPlugin(expiration),
  ],
})
const files = new TolerantCacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ ...expiration, maxEntries: 100 })],
})
const images = new TolerantCacheFirst({
  cacheName: 'images',
  plugins: [new ExpirationPlugin({ ...expiration, maxAgeSeconds: 30 * 24 * 60 * 60 })],
})

// A regular expression would be matched against the whole URL, with its query string.
const route = (path: RegExp, strategy: typeof pages | typeof files) =>
  registerRoute(({ sameOrigin, url }) => sameOrigin && path.test(url.pathname), strategy)

route(/^\/assets\/[^/]+\.(js|css|woff2)$/, files)
route(/^\/assets\/media\/[^/]+\.avif$/, images)
route(/^(?!\/(api|__)(\/|$))[^.]*$/, pages)

// Requests wait for the end of the activation.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.race([activate(event), timeout()])),
)

async function activate(event: ExtendableEvent) {
  await self.clients.claim()
  await files.handle({ event, request: new Request(__STYLESHEET__) })
  // Those of an earlier worker: none of its tabs is left.
  const used = [pages, files, images].map(({ cacheName }) => cacheName)
  for (const name of await caches.keys()) if (!used.includes(name)) await caches.delete(name)
}
