/** Every internal link is built here; routes.tsx holds the matching patterns. */
export const paths = {
  home: '/',
  products: '/products',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  limitedEdition: '/limited-edition',
  accessories: '/accessories',
  lifestyle: '/lifestyle',
  blog: '/blog',
  about: '/about',
  affiliate: '/affiliate',
  login: '/login',
  register: '/register',
  profile: '/profile',
  orders: '/orders',
} as const
