import { scope } from './scope.ts'

/*
 * The kill switch (docs/operating.md): what sw.js is when the site is built with SERVICE_WORKER=off.
 * A browser that has the worker finds this one in its place at the next navigation; it throws away
 * all that was kept, and unregisters. It does so before it is active, as Chromium may keep it waiting
 * for the worker before it, and once more when it is, for what that one has kept meanwhile. No page
 * is loaded anew.
 */
scope.addEventListener('install', (event) => {
  void scope.skipWaiting()
  event.waitUntil(leave())
})
scope.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) {
    // Where the worker noted when a picture was last seen.
    if (name?.startsWith('workbox')) indexedDB.deleteDatabase(name)
  }
  // Not waited for: it is done only when this worker is installed.
  void scope.registration.unregister()
}
