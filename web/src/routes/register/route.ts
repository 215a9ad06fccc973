import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const register = {
  name: 'register',
  path: '/register',
  title: 'Create account',
  description: `Create your ${brand.name} account, by email or with Google: your details and orders in one place.`,
  indexed: false,
} as const satisfies Route
