import { matchRoute } from '../match-route.ts'

/** Prefetches a page's screen and, if `contents`, its picture and font. Link prefetches other data. */
export function prefetchPage(path: string, { contents }: { contents: boolean }) {
  matchRoute(path).Screen.prefetch()
  if (!contents) return
  import('./prefetch-contents.ts').then(
    (module) => module.prefetchContents(path),
    () => undefined,
  )
}
