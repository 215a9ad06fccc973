import { matchRoutes, useLocation, type RouteObject } from 'react-router-dom'
import { ButtonLink } from '../components/button-link.tsx'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { PageHead } from '../components/page-head.tsx'
import { ScreenHeading } from '../components/screen-heading.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { paths } from '../paths.ts'
import { allRoutes, routes } from '../routes.ts'
import { Button } from '../ui/button.tsx'
import { screens } from './screens.ts'

type PageRoute = (typeof allRoutes)[number]

/** Paths are case-sensitive, as on Hosting. */
const objectOf = (page: PageRoute) => ({
  page,
  path: page.path,
  caseSensitive: true,
  element: <Page {...page} />,
})

const { home } = routes

/** For rendering and matching. The home page has neither header nor footer. */
export const routeTable: (RouteObject & { page?: PageRoute })[] = [
  objectOf(home),
  {
    element: <SiteLayout />,
    children: allRoutes.filter((route) => route !== home).map(objectOf),
  },
]

/** The route of a path, which may have a query string and a fragment. */
export const routeOf = (path: string): PageRoute =>
  matchRoutes(routeTable, path)?.at(-1)?.route.page ?? routes.notFound

export const screenOf = (path: string) => screens[routeOf(path).name]

function Page({ name, title, description }: PageRoute) {
  const { pathname } = useLocation()
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
        <ScreenHeading size="sub">This page could not be loaded.</ScreenHeading>
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
