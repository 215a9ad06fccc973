/** On phones, the notice is above the sticky buy bar of a product page. */
const className =
  'surface-paper pointer-events-none fixed bottom-24 left-1/2 z-50 -translate-x-1/2 animate-appear pill border border-line px-5 py-2.5 text-sm font-bold whitespace-nowrap float-shadow lg:bottom-6'

export function showOfflineNotice() {
  addEventListener('offline', show)
  if (!navigator.onLine) show()
}

function show() {
  const notice = document.createElement('p')
  notice.className = className
  notice.role = 'status'
  document.body.append(notice)
  // Screen readers announce changes of a live region, not its initial text.
  setTimeout(() => (notice.textContent = 'You are offline'))
  addEventListener('online', () => notice.remove(), { once: true })
}

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
