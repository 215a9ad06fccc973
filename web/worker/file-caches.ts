import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { smallPicture } from './match-requests.ts'
import { shell } from './shell.ts'

const matchOptions = { ignoreVary: true }

/** Built files of any version, because another tab may still run the previous one. */
export const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request, matchOptions)),
    },
    new ExpirationPlugin({ maxEntries: 100, purgeOnQuotaError: true }),
  ],
})

/** Viewed pictures. 120 pictures of about 20 kB take 2.5 MB. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await shell.matchPrecache(request)),
      handlerDidError: ({ request }) => shell.matchPrecache(smallPicture(new URL(request.url))),
    },
    new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
  ],
})
