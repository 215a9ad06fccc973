import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { allRoutes } from './routes.ts'

test('search engines may index all pages except account pages and the 404 page', () => {
  const notIndexed = allRoutes.filter(({ indexed }) => !indexed).map(({ path }) => path)

  expect(notIndexed).toEqual([
    ...[paths.login, paths.register, paths.profile, paths.orders, paths.notFound],
  ])
})
