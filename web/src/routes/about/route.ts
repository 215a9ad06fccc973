import { brand } from '../../brand/brand.ts'
import type { Route } from '../route.ts'

export const about = {
  name: 'about',
  path: '/about',
  title: 'About',
  description: `What ${brand.name} stands for: the story, the values, the mission and the vision.`,
  menu: 'About',
  indexed: true,
} as const satisfies Route
