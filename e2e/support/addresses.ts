/** “canonical, sitemap and cards always name the production origin” (web/src/brand.ts) */
export const origin = 'https://shobol.example'

/** PRODUCT.md, What the shop sells. */
const productIds = [
  ...['casein-protein', 'protein-coffee', 'plant-protein', 'meal-replacement-pro'],
  ...['pea-protein-isolate', 'protein-bar', 'protein-cookie', 'protein-chips'],
  'peanut-butter-cups',
]

/** Every page that search engines shall list. */
export const listed = [
  ...['/', '/products', ...productIds.map((id) => `/products/${id}`), '/limited-edition'],
  ...['/accessories', '/lifestyle', '/blog', '/about', '/affiliate'],
]

/** “login, register, profile, orders: noindex” */
export const unlisted = ['/login', '/register', '/profile', '/orders']
