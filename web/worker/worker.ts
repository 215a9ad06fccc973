import { registerRoute } from 'workbox-routing'
import { isAsset, isPage, isPicture } from './match-requests.ts'
import { assets, pictures } from './file-caches.ts'
import { cacheOpenPages } from './cache-open-pages.ts'
import { pages } from './pages.ts'
import { scope } from './scope.ts'
import { isInShell, shell } from './shell.ts'

/* Makes the shop available offline (decision 0013). Requests that match no route go to the network. */
registerRoute(isAsset, assets)
registerRoute(isPicture, pictures)
registerRoute(isPage, pages)

/** With Save-Data, pages register the worker with this parameter. It then caches only what is visited. */
const savesData = new URL(scope.location.href).searchParams.has('save-data')

scope.addEventListener('install', (event) => {
  if (!savesData) event.waitUntil(shell.install(event))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate(event))
})

async function activate(event: ExtendableEvent) {
  await scope.clients.claim()
  if (savesData) await cacheOpenPages(event)
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Other tabs still run the previous version and may need its files. The next version deletes them.
  if (tabs.length < 2) await shell.activate(event)
}

/** A message from a page to the waiting version (src/app/offline/update-notice.ts). */
type Message = { type: 'skip-waiting' } | { type: 'has'; files: string[] }

scope.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'skip-waiting') void scope.skipWaiting()
  if (message.type === 'has') event.ports[0]?.postMessage(message.files.every(isInShell))
})
