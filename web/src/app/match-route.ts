import { matchPath } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from '../components/lazy-screen.tsx'
import type { Route, RouteParams } from '../routes/route.ts'
import { allRoutes } from '../routes.ts'

const screens = new Map<Route, LazyScreen<RouteParams>>(
  allRoutes.map((route) => [route, lazyScreen(route.screen)]),
)

/** Returns the route of a path; the last route matches any path. Case-sensitive, as Hosting is. */
export function matchRoute(pathname: string) {
  const decoded = decode(pathname)
  for (const [route, Screen] of screens) {
    const match = matchPath({ path: route.path, caseSensitive: true }, decoded)
    if (match) return { route, Screen, params: match.params as RouteParams }
  }
  throw new Error(`no route matches ${pathname}`)
}

/** Decodes a path, as Hosting does before it looks up the file. Returns an invalid path unchanged. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
