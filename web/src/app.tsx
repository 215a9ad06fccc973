import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { NavigationEffects } from './frame/navigation-effects.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import { LoadFailed } from './load-failed.tsx'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.ts'
import { PageHead } from './ui/page-head.tsx'

/** One Suspense boundary around everything: a navigation keeps the old screen until the new one is there. */
export function App() {
  const { pathname } = useLocation()
  const { route, Screen, params } = matchRoute(pathname)
  const isHome = route === routes.home
  const failed = <LoadFailed />
  const screen = (
    <ErrorBoundary at={pathname} fallback={isHome ? <SiteFrame>{failed}</SiteFrame> : failed}>
      {route.description && <PageHead title={route.title} description={route.description} />}
      <Screen key={route.name} {...params} />
    </ErrorBoundary>
  )

  return (
    <Suspense fallback={null}>
      {isHome ? screen : <SiteFrame>{screen}</SiteFrame>}
      <NavigationEffects />
    </Suspense>
  )
}
