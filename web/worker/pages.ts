import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { pagePath } from './match-requests.ts'
import { offlinePage } from './offline-page.ts'
import { isInShell, notFoundPage, shell } from './shell.ts'

/** Seconds until the cached page is used, because a phone's network may hang for long. */
const networkTimeoutSeconds = 4

const pathOf = (request: Request) => pagePath(new URL(request.url))

/** Prefers a precached page to a visited one, because it has the same version as the precached files. */
const shellFirst: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && !(await shell.matchPrecache(pathOf(request))) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await shell.matchPrecache(pathOf(request))) ?? cachedResponse,
  handlerDidError: async ({ request }) =>
    (isInShell(pathOf(request)) ? undefined : await notFoundPage()) ?? offlinePage(),
}

export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [shellFirst, new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
})
