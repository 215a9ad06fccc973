import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { pagePath } from './addresses.ts'
import { offlineAnswer } from './offline-answer.ts'
import { isInShell, notFoundPage, shell } from './shell.ts'

/** Seconds until the cached page is used instead, because a phone's network may hang for long. */
const networkTimeoutSeconds = 4

const addressOf = (request: Request) => pagePath(new URL(request.url))

/** The shell's own page goes before one that was visited: it and its files are of one version. */
const shellFirst: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(addressOf(request)),
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && !(await shell.matchPrecache(addressOf(request))) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    (await shell.matchPrecache(addressOf(request))) ?? cachedResponse,
  handlerDidError: async ({ request }) =>
    (isInShell(addressOf(request)) ? undefined : await notFoundPage()) ?? offlineAnswer(),
}

export const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [shellFirst, new ExpirationPlugin({ maxEntries: 30, purgeOnQuotaError: true })],
})
