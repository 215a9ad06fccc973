import { afterEach, expect, test, vi } from 'vitest'
import { isSessionKey, storedSession } from './stored-session.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('storage has no key of the auth SDK → returns undefined', () => {
  localStorage.setItem('web-config', '{}')

  expect(storedSession()).toBeUndefined()
})

test.each([
  ['in an hour', 3_600_000, false],
  ['in ten seconds', 10_000, true],
  ['an hour ago', -3_600_000, true],
] as const)('the ID token expires %s → returns the user and `expired`', (_, offset, expired) => {
  localStorage.setItem(
    'firebase:authUser:some-key:[DEFAULT]',
    JSON.stringify({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada',
      stsTokenManager: { expirationTime: Date.now() + offset },
    }),
  )

  expect(storedSession()).toEqual({
    uid: 'ada',
    email: 'ada@example.com',
    displayName: 'Ada',
    expired,
  })
})

test.each(['not json', 'null', '[]', '{"uid":7}'])(
  'the stored session is invalid: %s → returns an expired session without a user',
  (text) => {
    localStorage.setItem('firebase:authUser:k:[DEFAULT]', text)

    expect(storedSession()).toEqual({
      uid: '',
      email: '',
      displayName: '',
      expired: true,
    })
  },
)

test('storage throws → returns undefined', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(storedSession()).toBeUndefined()

  vi.unstubAllGlobals()
})

test('isSessionKey returns true for session keys and for null, which means a cleared storage', () => {
  expect(isSessionKey(null)).toBe(true)
  expect(isSessionKey('firebase:authUser:k:[DEFAULT]')).toBe(true)
  expect(isSessionKey('web-config')).toBe(false)
})
