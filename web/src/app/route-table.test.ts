import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { allRoutes } from '../routes.ts'
import { screenOf, screens } from './route-table.tsx'

// The router warns of a path that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test.each(allRoutes.filter(({ path }) => !/[:*]/.test(path)))(
  'finds the screen $name at $path',
  ({ name, path }) => {
    expect(screenOf(path)).toBe(screens[name])
  },
)

test.each([
  paths.product('casein-protein'),
  `${paths.product('no-such')}?q=bar#top`,
  '/products/%E0%A4%A',
])('finds the screen of a product at %s', (path) => {
  expect(screenOf(path)).toBe(screens.product)
})

test.each(['/products/a/b', '/no/such/path', '/PRODUCTS', '/%E0%A4%A'])(
  'finds the 404 screen at %s',
  (path) => {
    expect(screenOf(path)).toBe(screens['not-found'])
  },
)

test('routes have unique names, paths, titles and descriptions', () => {
  for (const key of ['name', 'path', 'title', 'description'] as const) {
    const values = allRoutes.flatMap((route) => route[key] ?? [])
    expect(new Set(values).size, key).toBe(values.length)
  }
})

test('search engines may index all pages except account pages and the 404 page', () => {
  const notIndexed = allRoutes.filter(({ indexed }) => !indexed).map(({ path }) => path)

  expect(notIndexed).toEqual([
    ...[paths.login, paths.register, paths.profile, paths.orders, paths.notFound],
  ])
})
