import { lazyLoad, type LazyComponent } from '../components/lazy-load.tsx'
import type { RouteName } from '../routes.ts'

export const screens: Record<RouteName, LazyComponent> = {
  home: lazyLoad(() => import('../routes/home/home-screen.tsx').then((file) => file.HomeScreen)),
  products: lazyLoad(() =>
    import('../routes/products/products-screen.tsx').then((file) => file.ProductsScreen),
  ),
  product: lazyLoad(() =>
    import('../routes/product/product-screen.tsx').then((file) => file.ProductScreen),
  ),
  lifestyle: lazyLoad(() =>
    import('../routes/lifestyle/lifestyle-screen.tsx').then((file) => file.LifestyleScreen),
  ),
  'limited-edition': lazyLoad(() =>
    import('../routes/limited-edition/limited-edition-screen.tsx').then(
      (file) => file.LimitedEditionScreen,
    ),
  ),
  accessories: lazyLoad(() =>
    import('../routes/accessories/accessories-screen.tsx').then((file) => file.AccessoriesScreen),
  ),
  about: lazyLoad(() =>
    import('../routes/about/about-screen.tsx').then((file) => file.AboutScreen),
  ),
  affiliate: lazyLoad(() =>
    import('../routes/affiliate/affiliate-screen.tsx').then((file) => file.AffiliateScreen),
  ),
  blog: lazyLoad(() => import('../routes/blog/blog-screen.tsx').then((file) => file.BlogScreen)),
  login: lazyLoad(() =>
    import('../routes/login/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  register: lazyLoad(() =>
    import('../routes/register/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  profile: lazyLoad(() =>
    import('../routes/profile/profile-screen.tsx').then((file) => file.ProfileScreen),
  ),
  orders: lazyLoad(() =>
    import('../routes/orders/orders-screen.tsx').then((file) => file.OrdersScreen),
  ),
  'not-found': lazyLoad(() =>
    import('../routes/not-found/not-found-screen.tsx').then((file) => file.NotFoundScreen),
  ),
}
