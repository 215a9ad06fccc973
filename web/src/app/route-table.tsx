import { matchRoutes, useLocation, type RouteObject } from 'react-router-dom'
import { ButtonLink } from '../components/button-link.tsx'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { lazyLoad, type LazyComponent } from '../components/lazy-load.tsx'
import { PageHead } from '../components/page-head.tsx'
import { ScreenHeading } from '../components/screen-heading.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { paths } from '../paths.ts'
import { allRoutes, routes, type RouteName } from '../routes.ts'
import { Button } from '../ui/button.tsx'

export const screens: Record<RouteName, LazyComponent> = {
  home: lazyLoad(() => import('../routes/home/home-screen.tsx'), 'HomeScreen'),
  products: lazyLoad(() => import('../routes/products/products-screen.tsx'), 'ProductsScreen'),
  // Its module has another export, from which TypeScript would infer props.
  product: lazyLoad<'ProductScreen', object>(
    () => import('../routes/product/product-screen.tsx'),
    'ProductScreen',
  ),
  lifestyle: lazyLoad(() => import('../routes/lifestyle/lifestyle-screen.tsx'), 'LifestyleScreen'),
  'limited-edition': lazyLoad(
    () => import('../routes/limited-edition/limited-edition-screen.tsx'),
    'LimitedEditionScreen',
  ),
  accessories: lazyLoad(
    () => import('../routes/accessories/accessories-screen.tsx'),
    'AccessoriesScreen',
  ),
  about: lazyLoad(() => import('../routes/about/about-screen.tsx'), 'AboutScreen'),
  affiliate: lazyLoad(() => import('../routes/affiliate/affiliate-screen.tsx'), 'AffiliateScreen'),
  blog: lazyLoad(() => import('../routes/blog/blog-screen.tsx'), 'BlogScreen'),
  login: lazyLoad(() => import('../routes/login/login-screen.tsx'), 'LoginScreen'),
  register: lazyLoad(() => import('../routes/register/register-screen.tsx'), 'RegisterScreen'),
  profile: lazyLoad(() => import('../routes/profile/profile-screen.tsx'), 'ProfileScreen'),
  orders: lazyLoad(() => import('../routes/orders/orders-screen.tsx'), 'OrdersScreen'),
  'not-found': lazyLoad(() => import('../routes/not-found/not-found-screen.tsx'), 'NotFoundScreen'),
}

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
      <div className="content grid justify-items-start gap-5 py-18">
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
