import { Route, Routes, useLocation } from 'react-router-dom'
import { ButtonLink } from '../components/button-link.tsx'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { PageHead } from '../components/page-head.tsx'
import { ScreenHeading } from '../components/screen-heading.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { NavigationProgress } from '../navigation/navigation-progress.tsx'
import { ScrollAndFocus } from '../navigation/scroll-and-focus.tsx'
import { paths } from '../paths.ts'
import { allRoutes, routes } from '../routes.ts'
import { Button } from '../ui/button.tsx'
import { screens } from './screens.ts'

// Without a Suspense boundary, React neither paints a fallback first nor delays what follows it (docs/performance.md).
export function App() {
  const { home } = routes
  const inLayout = allRoutes.filter((route) => route !== home)
  return (
    <>
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
      <ScrollAndFocus />
    </>
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

/** Shown instead of a screen that fails to render, or that fails to load even after a reload. */
function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="surface-ink grid min-h-svh content-center">
      <div className="content grid justify-items-start gap-5 py-24">
        <title>This page could not be loaded</title>
        <ScreenHeading type="sub" className="text-[clamp(2.25rem,5vw,3.25rem)]">
          This page could not be loaded.
        </ScreenHeading>
        <p className="text-lg">Please check your internet connection and try again.</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink variant="outline-inverse" to={paths.home}>
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
