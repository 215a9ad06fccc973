import type { Route } from '../route.ts'

export const product = {
  name: 'product',
  path: '/products/:id',
  indexed: true,
  hasRegularTaka: true,
} as const satisfies Route
