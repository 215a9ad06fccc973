/** The route table of SPEC.md §2, with an address for each route that has a parameter. */
export const routes = [
  '/',
  '/products',
  '/products/casein-protein',
  '/limited-edition',
  '/accessories',
  '/lifestyle',
  '/blog',
  '/about',
  '/affiliate',
  '/login',
  '/register',
  '/profile',
  '/orders',
] as const

/** “404: Any other path”, and “an unknown product id”. */
export const unknownPath = '/no/such/page'
export const unknownProduct = '/products/unobtainium'
