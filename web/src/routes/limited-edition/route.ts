import type { Route } from '../route.ts'

export const limitedEdition = {
  name: 'limited-edition',
  path: '/limited-edition',
  title: 'Limited Edition',
  description:
    'Four limited pieces: a shaker, a bottle, a bag and a sticker pack. When a drop is gone, it is gone.',
  menu: 'Limited Edition',
  indexed: true,
} as const satisfies Route
