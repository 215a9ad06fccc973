import type { Route } from '../route.ts'

export const orders = {
  name: 'orders',
  path: '/orders',
  title: 'My Orders',
  description: 'Your orders: what you have bought in this shop, once you have signed in.',
  indexed: false,
} as const satisfies Route
