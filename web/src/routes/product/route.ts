import type { Route } from '../route.ts'

export const product = {
  name: 'product',
  path: '/products/:id',
  indexed: true,
  screen: () => import('./product-screen.tsx').then((file) => file.ProductScreen),
} as const satisfies Route
