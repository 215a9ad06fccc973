import type { Route } from '../route.ts'

export const accessories = {
  name: 'accessories',
  path: '/accessories',
  title: 'Accessories',
  description: 'Lifting belt, wraps, sleeves, gloves, and limited drops of bands, rope and chalk.',
  menu: 'Accessories',
  indexed: true,
} as const satisfies Route
