import { expect, test, vi } from 'vitest'
import { readEnvironment } from './environment.ts'

test.each(['shop.test; script-src *', 'https://shop.test', 'shop'])(
  'throws when the auth domain is %s',
  (authDomain) => {
    vi.stubEnv('VITE_AUTH_DOMAIN', authDomain)

    expect(() => readEnvironment('production')).toThrow('must be a host')
  },
)
