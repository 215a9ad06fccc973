import type { Route } from '../route.ts'

export const affiliate = {
  name: 'affiliate',
  path: '/affiliate',
  title: 'Affiliate',
  description: 'The affiliate programme: share a link and earn a commission on what it sells.',
  menu: 'Affiliate',
  indexed: true,
  hasRegularTaka: true,
} as const satisfies Route
