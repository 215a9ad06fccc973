import { matchRoute } from '../match-route.ts'

/** Prefetches a page's screen and, if `picture`, its first large picture. Link prefetches other data. */
export function prefetchPage(path: string, { picture }: { picture: boolean }) {
  matchRoute(path).Screen.prefetch()
  if (!picture) return
  import('./prefetch-first-picture.ts').then(
    (module) => module.prefetchFirstPicture(path),
    () => undefined,
  )
}
