import { afterEach, expect, test, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['shop.test; script-src *', 'https://shop.test', 'shop'])(
  'throws when the auth domain is %s',
  (authDomain) => {
    vi.stubEnv('VITE_AUTH_DOMAIN', authDomain)

    expect(() => readEnvironment('production')).toThrow('must be a host')
  },
)

test.each(['True', '1', ''])('throws when VITE_LISTED is "%s"', (listed) => {
  vi.stubEnv('VITE_LISTED', listed)

  expect(() => readEnvironment('production')).toThrow('VITE_LISTED must be true or false')
})
