import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { framedRoutes, homeRoute, routeOf } from './routes.tsx'

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/products/casein-protein', 'product'],
  ['/products/no-such', 'product'],
  ['/limited-edition', 'limited-edition'],
  ['/accessories', 'accessories'],
  ['/lifestyle', 'lifestyle'],
  ['/blog', 'blog'],
  ['/about', 'about'],
  ['/affiliate', 'affiliate'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/profile', 'profile'],
  ['/orders', 'orders'],
  ['/products/a/b', 'not-found'],
  ['/no/such/path', 'not-found'],
  ['/PRODUCTS', 'not-found'],
  ['/products/%E0%A4%A', 'product'],
])('%s is answered by the screen %s', (path, name) => {
  expect(routeOf(path).route.name).toBe(name)
})

test.each(Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x'))))(
  'the link %s leads to a screen',
  (path) => {
    expect(routeOf(path).route.name).not.toBe('not-found')
  },
)

test.each([homeRoute, ...framedRoutes])('the screen $name can be loaded', async ({ Screen }) => {
  expect(await Screen.preload()).toBeTypeOf('function')
})
