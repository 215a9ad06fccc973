import { matchRoutes } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from '../components/lazy-screen.tsx'
import { allRoutes, type RouteName } from '../routes.ts'

export const screens: Record<RouteName, LazyScreen> = {
  home: lazyScreen(() => import('../routes/home/home-screen.tsx').then((file) => file.HomeScreen)),
  products: lazyScreen(() =>
    import('../routes/products/products-screen.tsx').then((file) => file.ProductsScreen),
  ),
  product: lazyScreen(() =>
    import('../routes/product/product-screen.tsx').then((file) => file.ProductScreen),
  ),
  lifestyle: lazyScreen(() =>
    import('../routes/lifestyle/lifestyle-screen.tsx').then((file) => file.LifestyleScreen),
  ),
  'limited-edition': lazyScreen(() =>
    import('../routes/limited-edition/limited-edition-screen.tsx').then(
      (file) => file.LimitedEditionScreen,
    ),
  ),
  accessories: lazyScreen(() =>
    import('../routes/accessories/accessories-screen.tsx').then((file) => file.AccessoriesScreen),
  ),
  about: lazyScreen(() =>
    import('../routes/about/about-screen.tsx').then((file) => file.AboutScreen),
  ),
  affiliate: lazyScreen(() =>
    import('../routes/affiliate/affiliate-screen.tsx').then((file) => file.AffiliateScreen),
  ),
  blog: lazyScreen(() => import('../routes/blog/blog-screen.tsx').then((file) => file.BlogScreen)),
  login: lazyScreen(() =>
    import('../routes/login/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  register: lazyScreen(() =>
    import('../routes/register/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  profile: lazyScreen(() =>
    import('../routes/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  ),
  orders: lazyScreen(() =>
    import('../routes/orders/orders-screen.tsx').then((file) => file.OrdersScreen),
  ),
  'not-found': lazyScreen(() =>
    import('../routes/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
  ),
}

/** Paths are case-sensitive, as on Hosting. */
const routeObjects = allRoutes.map((route) => ({ ...route, caseSensitive: true }))

/** Returns the route of a path, which may have a query string and a fragment. */
export const routeOf = (path: string) => matchRoutes(routeObjects, path)?.[0]?.route

export function screenOf(path: string): LazyScreen {
  const route = routeOf(path)
  if (!route) throw new Error(`no route matches ${path}`)
  return screens[route.name]
}
