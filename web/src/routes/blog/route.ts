import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const blog = {
  name: 'blog',
  path: '/blog',
  title: 'Blog',
  description: `Nutrition, training and research, in plain words: articles and a science FAQ from ${brand.name}.`,
  menu: 'Blog',
  indexed: true,
} as const satisfies Route
