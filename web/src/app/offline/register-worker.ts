/** Milliseconds after the page is idle. Until then, the worker would compete with the page's files. */
const delayMs = 4000

/** Registers the service worker, unless the site is built without it (docs/operating.md). */
export function registerWorker() {
  const { serviceWorker } = navigator as Partial<Navigator>
  if (!serviceWorker || import.meta.env.SERVICE_WORKER === 'off') return
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', cacheLoaded, { once: true })
  // Fails when the page is left meanwhile. The next page tries again.
  const register = () => void serviceWorker.register('/sw.js').catch(() => undefined)
  setTimeout(register, delayMs)
}

/** Lets the first worker cache what the page has loaded without it. workbox-routing handles the message. */
function cacheLoaded() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const payload = { urlsToCache: [location.href, ...files] }
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload })
}
