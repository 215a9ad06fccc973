import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const home = {
  name: 'home',
  path: '/',
  description: `${brand.tagline} Protein, snacks, gym wear and gear from ${brand.city}.`,
  indexed: true,
} as const satisfies Route
