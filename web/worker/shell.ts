import { PrecacheController } from 'workbox-precaching'

/** The precache list, defined in vite.worker.config.ts. */
declare const __PRECACHE__: { url: string; revision: string | null }[]

/** A variable, because the build inlines the list wherever `__PRECACHE__` occurs. */
const precacheList = __PRECACHE__

/** The path of the 404 page. Hosting serves it with status 200 or 404. */
const notFound = '/404'

/** The precached pages, files and small pictures of this version. */
export const shell = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const isExpected = response.ok || new URL(request.url).pathname === notFound
        return Promise.resolve(isExpected ? response : null)
      },
    },
  ],
})
shell.addToCacheList(precacheList)

/** Whether this version has the page or file, cached or not. */
export const isInShell = (url: string) => shell.getCacheKeyForURL(url) !== undefined

export const stylesheet = precacheList.find(({ url }) => url.endsWith('.css'))?.url

/** The 404 page, with the status that Hosting sends for an unknown path. */
export async function notFoundPage(): Promise<Response | undefined> {
  const cached = await shell.matchPrecache(notFound)
  return cached && new Response(cached.body, { status: 404, headers: cached.headers })
}
