import { registerRoute } from 'workbox-routing'
import { isAsset, isPage, isPicture } from './addresses.ts'
import { assets, pictures } from './files.ts'
import { keepOpenPages } from './keep-open-pages.ts'
import { pages } from './pages.ts'
import { scope } from './scope.ts'
import { isInShell, shell } from './shell.ts'

/*
 * Lets the shop open without a network (decision 0013). What no route below answers goes to the
 * network as if there were no worker.
 */
registerRoute(isAsset, assets)
registerRoute(isPicture, pictures)
registerRoute(isPage, pages)

/** Under Save-Data the page registers the worker so: only what is visited is kept. */
const savesData = new URL(scope.location.href).searchParams.has('save-data')

scope.addEventListener('install', (event) => {
  if (!savesData) event.waitUntil(shell.install(event))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate(event))
})

async function activate(event: ExtendableEvent) {
  await scope.clients.claim()
  if (savesData) await keepOpenPages(event)
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Reload was pressed in one tab; others still run the version before and may want its files,
  // which then go when the next version comes.
  if (tabs.length < 2) await shell.activate(event)
}

/** What a page asks of a version that waits (src/app/offline/update-notice.ts). */
type Message = { type: 'take-over' } | { type: 'has'; files: string[] }

scope.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'take-over') void scope.skipWaiting()
  if (message.type === 'has') event.ports[0]?.postMessage(message.files.every(isInShell))
})
