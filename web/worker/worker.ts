import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/* Makes visited pages available offline (docs/decisions/0013). */

declare const self: ServiceWorkerGlobalScope
/** From vite.worker.config.ts: the HTML of the offline page and the URL of the site's stylesheet. */
declare const __OFFLINE_PAGE__: string, __STYLESHEET__: string

const expiration = { maxEntries: 60, purgeOnQuotaError: true }
const headers = { 'Content-Type': 'text/html; charset=utf-8' }

const pages = new NetworkFirst({
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
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ ...expiration, maxEntries: 100 })],
})
const images = new CacheFirst({
  cacheName: 'images',
  plugins: [new ExpirationPlugin({ ...expiration, maxAgeSeconds: 30 * 24 * 60 * 60 })],
})

registerRoute(/\/assets\/[^/]+\.(js|css|woff2)$/, files)
registerRoute(/\/assets\/media\/[^/]+\.avif$/, images)
const isPage = ({ pathname }: URL) => /^(?!\/(api|__)(\/|$))[^.]*$/.test(pathname)
registerRoute(({ sameOrigin, url }) => sameOrigin && isPage(url), pages)

self.addEventListener('activate', (event) => event.waitUntil(activate(event)))

async function activate(event: ExtendableEvent) {
  await self.clients.claim()
  await files.handle({ event, request: new Request(__STYLESHEET__) })
  // Those of an earlier worker: none of its tabs is left.
  const used = [pages, files, images].map(({ cacheName }) => cacheName)
  for (const name of await caches.keys()) if (!used.includes(name)) await caches.delete(name)
}
