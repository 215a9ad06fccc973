import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx'
import { paths } from './paths.ts'

/** What the address tells a screen. */
type Params = { id?: string | undefined }

export type Route = {
  path: string
  /** Its folder: screens/<name>/<name>-screen.tsx, where prerender.mjs finds the chunk. */
  name: string
  Screen: LazyScreen<Params>
}

const screen = (path: string, name: string, load: () => Promise<ComponentType<Params>>): Route => ({
  path,
  name,
  Screen: lazyScreen(load),
})

export const homeRoute = screen(paths.home, 'home', () =>
  import('./screens/home/home-screen.tsx').then((file) => file.HomeScreen),
)

/** The route table of the specification, section 2: all but the home page sit inside the frame. */
export const framedRoutes: readonly Route[] = [
  screen(paths.products, 'products', () =>
    import('./screens/products/products-screen.tsx').then((file) => file.ProductsScreen),
  ),
  screen(`${paths.products}/:id`, 'product', () =>
    import('./screens/product/product-screen.tsx').then((file) => file.ProductScreen),
  ),
  screen(paths.limitedEdition, 'limited-edition', () =>
    import('./screens/limited-edition/limited-edition-screen.tsx').then(
      (file) => file.LimitedEditionScreen,
    ),
  ),
  screen(paths.accessories, 'accessories', () =>
    import('./screens/accessories/accessories-screen.tsx').then((file) => file.AccessoriesScreen),
  ),
  screen(paths.lifestyle, 'lifestyle', () =>
    import('./screens/lifestyle/lifestyle-screen.tsx').then((file) => file.LifestyleScreen),
  ),
  screen(paths.blog, 'blog', () =>
    import('./screens/blog/blog-screen.tsx').then((file) => file.BlogScreen),
  ),
  screen(paths.about, 'about', () =>
    import('./screens/about/about-screen.tsx').then((file) => file.AboutScreen),
  ),
  screen(paths.affiliate, 'affiliate', () =>
    import('./screens/affiliate/affiliate-screen.tsx').then((file) => file.AffiliateScreen),
  ),
  screen(paths.login, 'login', () =>
    import('./screens/login/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  screen(paths.register, 'register', () =>
    import('./screens/register/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  screen(paths.profile, 'profile', () =>
    import('./screens/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  ),
  screen(paths.orders, 'orders', () =>
    import('./screens/orders/orders-screen.tsx').then((file) => file.OrdersScreen),
  ),
  screen('*', 'not-found', () =>
    import('./screens/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
  ),
]

/** The route that answers a path; one always does. Hosting tells capitals from small letters, so do we. */
export function routeOf(pathname: string): { route: Route; params: Params } {
  const asked = decoded(pathname)
  for (const route of [homeRoute, ...framedRoutes]) {
    const match = matchPath({ path: route.path, caseSensitive: true }, asked)
    if (match) return { route, params: match.params }
  }
  throw new Error(`no route answers ${pathname}`)
}

/** Hosting decodes an address before it looks for the file; one that cannot be decoded means itself. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
