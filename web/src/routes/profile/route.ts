import type { Route } from '../route.ts'

export const profile = {
  name: 'profile',
  path: '/profile',
  title: 'Profile',
  description: 'Your profile: name, phone, address, account settings and your recent orders.',
  indexed: false,
  screen: () => import('./profile-screen.tsx').then((file) => file.ProfileScreen),
} as const satisfies Route
