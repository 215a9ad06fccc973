import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { LoadFailed } from '../components/load-failed.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { NavigationProgress } from '../navigation/navigation-progress.tsx'
import { ScrollAndFocus } from '../navigation/scroll-and-focus.tsx'
import { allRoutes, routes } from '../routes.ts'
import { EventReplay } from './event-replay/event-replay.tsx'
import { screens } from './screens.ts'

/** One Suspense boundary around the whole app: a navigation keeps the old screen until the new one has loaded. */
export function App() {
  const { home } = routes
  const inLayout = allRoutes.filter((route) => route !== home)
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={home.path} element={<Page route={home} />} />
        <Route element={<SiteLayout />}>
          {inLayout.map((route) => (
            <Route
              key={route.name}
              path={route.path}
              caseSensitive
              element={<Page route={route} />}
            />
          ))}
        </Route>
      </Routes>
      <NavigationProgress />
      <EventReplay />
      <ScrollAndFocus />
    </Suspense>
  )
}

function Page({ route }: { route: (typeof allRoutes)[number] }) {
  const { pathname } = useLocation()
  const { name, title, description } = route
  const Screen = screens[name]
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => {
        const failed = <LoadFailed onRetry={retry} />
        return name === routes.home.name ? <SiteLayout>{failed}</SiteLayout> : failed
      }}
    >
      {description && <PageHead title={title} description={description} />}
      <Screen />
    </ErrorBoundary>
  )
}
