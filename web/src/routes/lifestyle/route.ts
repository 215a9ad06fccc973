import type { Route } from '../route.ts'

export const lifestyle = {
  name: 'lifestyle',
  path: '/lifestyle',
  title: 'Lifestyle',
  description:
    'Apparel in three groups: performance for the gym, daily for the day around it, and what you carry.',
  menu: 'Lifestyle',
  indexed: true,
} as const satisfies Route
