import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'

test('only account pages and the 404 page are not indexed', () => {
  const notIndexed = allRoutes.filter(({ indexed }) => !indexed).map(({ path }) => path)

  expect(notIndexed).toEqual(['/login', '/register', '/profile', '/orders', '*'])
})
