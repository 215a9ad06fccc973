import { matchRoute } from '../match-route.ts'

/** Requests a page's screen and, if wanted, its first large picture. Links to products request details. */
export function prefetchPage(path: string, { picture }: { picture: boolean }) {
  matchRoute(path).Screen.prefetch()
  if (!picture) return
  import('./prefetch-first-picture.ts').then(
    (module) => module.prefetchFirstPicture(path),
    () => undefined,
  )
}
