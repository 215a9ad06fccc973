import { lazyLoad, type LazyComponent } from '../components/lazy-load.tsx'
import type { RouteName } from '../routes.ts'

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
