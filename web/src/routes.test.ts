import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'

test('the routes are those of the specification, section 2', () => {
  expect(allRoutes.map(({ path }) => path).sort()).toEqual(
    [
      '/',
      '/products',
      '/products/:id',
      '/limited-edition',
      '/accessories',
      '/lifestyle',
      '/blog',
      '/about',
      '/affiliate',
      '/login',
      '/register',
      '/profile',
      '/orders',
      '*',
    ].sort(),
  )
})

test('account pages and the 404 page are not indexed', () => {
  const notIndexed = allRoutes.filter(({ indexed }) => !indexed).map(({ path }) => path)

  expect(notIndexed).toEqual(['/login', '/register', '/profile', '/orders', '*'])
})
