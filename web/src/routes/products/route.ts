import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const products = {
  name: 'products',
  path: '/products',
  title: 'Products',
  description: `Protein powders, snacks, pre-mix and drinks from ${brand.name}, with the figures up front and prices in taka.`,
  menu: 'Products',
  indexed: true,
  hasRegularTaka: true,
} as const satisfies Route
