declare const self: ServiceWorkerGlobalScope

// The kill switch (docs/operating.md). It acts on install, because Chromium may keep it waiting for the old worker,
// and again on activate, because the old worker may have cached more.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(unregister())
})
self.addEventListener('activate', (event) => event.waitUntil(unregister()))

async function unregister() {
  // First, because the storage may fail. Not awaited, because it resolves only after this worker is installed.
  void self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) {
    // Workbox's timestamps of cached responses.
    if (name?.startsWith('workbox')) indexedDB.deleteDatabase(name)
  }
}
