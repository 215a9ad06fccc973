import type { Route } from './routes/route.ts'
import { about } from './routes/about/route.ts'
import { accessories } from './routes/accessories/route.ts'
import { affiliate } from './routes/affiliate/route.ts'
import { blog } from './routes/blog/route.ts'
import { home } from './routes/home/route.ts'
import { lifestyle } from './routes/lifestyle/route.ts'
import { limitedEdition } from './routes/limited-edition/route.ts'
import { login } from './routes/login/route.ts'
import { notFound } from './routes/not-found/route.ts'
import { orders } from './routes/orders/route.ts'
import { product } from './routes/product/route.ts'
import { products } from './routes/products/route.ts'
import { profile } from './routes/profile/route.ts'
import { register } from './routes/register/route.ts'

/** The routes (specification, section 2), in the order of the main menu. The last one matches any path. */
export const routes = {
  home,
  products,
  product,
  lifestyle,
  limitedEdition,
  accessories,
  about,
  affiliate,
  blog,
  login,
  register,
  profile,
  orders,
  notFound,
} as const satisfies Record<string, Route>

export type RouteName = (typeof routes)[keyof typeof routes]['name']

export const allRoutes: readonly (Route & { name: RouteName })[] = Object.values(routes)
