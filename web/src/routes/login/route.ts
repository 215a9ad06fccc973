import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const login = {
  name: 'login',
  path: '/login',
  title: 'Sign in',
  description: `Sign in to your ${brand.name} account, by email or with Google, for your profile and orders.`,
  indexed: false,
} as const satisfies Route
