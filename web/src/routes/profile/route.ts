import type { Route } from '../route.ts'

export const profile = {
  name: 'profile',
  path: '/profile',
  title: 'Profile',
  description: 'Your profile: name, phone, address, account settings and your recent orders.',
  indexed: false,
} as const satisfies Route
