import type { Route } from '../route.ts'

export const notFound = {
  name: 'not-found',
  path: '*',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  indexed: false,
} as const satisfies Route
