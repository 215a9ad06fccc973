import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { smallPicture } from './addresses.ts'
import { shell } from './shell.ts'

const matchOptions = { ignoreVary: true }

/** The build's files; of any version, as another tab may still run the one before. */
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

/** Pictures that were seen: some 20 kB each, so 120 of them are about 2.5 MB. */
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
