import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { LoadFailed } from '../components/load-failed.tsx'
import { matchRoute } from './match-route.ts'
import { routes } from '../routes.ts'
import { PageHead } from '../components/page-head.tsx'

/** One Suspense boundary around the whole app: a navigation keeps the old screen until the new one has loaded. */
export function App() {
  const { pathname } = useLocation()
  const { route, Screen, params } = matchRoute(pathname)
  const isHome = route === routes.home
  const screen = (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => {
        const failed = <LoadFailed onRetry={retry} />
        return isHome ? <SiteLayout>{failed}</SiteLayout> : failed
      }}
    >
      {route.description && <PageHead title={route.title} description={route.description} />}
      <Screen key={route.name} {...params} />
    </ErrorBoundary>
  )

  return (
    <Suspense fallback={null}>
      {isHome ? screen : <SiteLayout>{screen}</SiteLayout>}
      <NavigationProgress />
      <NavigationEffects />
    </Suspense>
  )
}
