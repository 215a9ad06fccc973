import { afterEach, expect, test, vi } from 'vitest'
import { hasStoredSession, isSessionKey, storedSession } from './stored-session.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('no key of the auth SDK → signed out', () => {
  localStorage.setItem('web-config', '{}')

  expect(hasStoredSession()).toBe(false)
  expect(storedSession()).toBeUndefined()
})

test('key of the auth SDK with any API key → signed in', () => {
  localStorage.setItem(
    'firebase:authUser:some-key:[DEFAULT]',
    JSON.stringify({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada',
      stsTokenManager: {},
    }),
  )

  expect(storedSession()).toEqual({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada' })
})

test.each(['not json', 'null', '[]', '{"uid":7}'])(
  'unreadable session %s → still signed in',
  (text) => {
    localStorage.setItem('firebase:authUser:k:[DEFAULT]', text)

    expect(hasStoredSession()).toBe(true)
    expect(storedSession()).toEqual({ uid: '', email: '', displayName: '' })
  },
)

test('storage throws → signed out', () => {
  vi.stubGlobal('localStorage', undefined)

  expect(hasStoredSession()).toBe(false)
  expect(storedSession()).toBeUndefined()

  vi.unstubAllGlobals()
})

test('isSessionKey → true for session keys and for a cleared storage', () => {
  expect(isSessionKey(null)).toBe(true)
  expect(isSessionKey('firebase:authUser:k:[DEFAULT]')).toBe(true)
  expect(isSessionKey('web-config')).toBe(false)
})
