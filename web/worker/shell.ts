import { PrecacheController } from 'workbox-precaching'

/** Written by the build (vite.worker.config.ts): all that opens without a network. */
declare const __PRECACHE__: { url: string; revision: string | null }[]

/** Named once: the build writes the list wherever it is named. */
const list = __PRECACHE__

/** Hosting answers it with the 404 page, and maybe with that status. */
const notFound = '/404'

/** The pages, files and small pictures of this version. */
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
shell.addToCacheList(list)

/** Whether this version has such a page or file, kept or not. */
export const isInShell = (address: string) => shell.getCacheKeyForURL(address) !== undefined

export const stylesheet = list.find(({ url }) => url.endsWith('.css'))?.url

/** The 404 page, with the status that Hosting gives it under an unknown address. */
export async function notFoundPage(): Promise<Response | undefined> {
  const kept = await shell.matchPrecache(notFound)
  return kept && new Response(kept.body, { status: 404, headers: kept.headers })
}
