import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { paths } from '../paths.ts'
import { allRoutes, routes } from '../routes.ts'

test.each(allRoutes.filter(({ path }) => !/[:*]/.test(path)))(
  '$path → matches the route $name',
  (route) => {
    expect(matchRoute(route.path).route).toBe(route)
  },
)

test.each([
  [paths.product('casein-protein'), 'casein-protein'],
  [paths.product('no-such'), 'no-such'],
  ['/products/%E0%A4%A', '%E0%A4%A'],
])('%s → matches the product route with the id %s', (path, id) => {
  expect(matchRoute(path)).toMatchObject({ route: routes.product, params: { id } })
})

test.each(['/products/a/b', '/no/such/path', '/PRODUCTS', '/%E0%A4%A'])(
  '%s → matches the 404 route',
  (path) => {
    expect(matchRoute(path).route).toBe(routes.notFound)
  },
)

test.each(allRoutes)('the route $name loads its screen', async (route) => {
  expect(await route.screen()).toBeTypeOf('function')
})

test('routes have unique names, paths, titles and descriptions', () => {
  for (const key of ['name', 'path', 'title', 'description'] as const) {
    const values = allRoutes.flatMap((route) => route[key] ?? [])
    expect(new Set(values).size, key).toBe(values.length)
  }
})
