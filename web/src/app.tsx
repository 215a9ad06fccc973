import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { NavigationEffects } from './frame/navigation-effects.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import { LoadFailed } from './load-failed.tsx'
import { homeRoute, routeOf } from './routes.tsx'

/** One Suspense boundary around everything: a navigation keeps the old screen until the new one is there. */
export function App() {
  const { pathname } = useLocation()
  const { route, params } = routeOf(pathname)
  const isHome = route === homeRoute
  const failed = <LoadFailed />
  const screen = (
    <ErrorBoundary at={pathname} fallback={isHome ? <SiteFrame>{failed}</SiteFrame> : failed}>
      <route.Screen key={route.name} {...params} />
    </ErrorBoundary>
  )

  return (
    <Suspense fallback={null}>
      {isHome ? screen : <SiteFrame>{screen}</SiteFrame>}
      <NavigationEffects />
    </Suspense>
  )
}
