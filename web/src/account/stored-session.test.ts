import { expect, test, vi } from 'vitest'
import { isSessionKey, providerOrigins, storedSession, webConfigKey } from './stored-session.ts'

test('storage has no key of the auth SDK → returns undefined', () => {
  localStorage.setItem('web-config', '{}')

  expect(storedSession()).toBeUndefined()
})

test('storage has a session → returns its user', () => {
  localStorage.setItem(
    'firebase:authUser:some-key:[DEFAULT]',
    JSON.stringify({
      uid: 'ada',
      email: 'ada@example.com',
      displayName: 'Ada',
      isAnonymous: false,
    }),
  )

  expect(storedSession()).toEqual({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada' })
})

test.each(['not json', 'null', '[]', '{"uid":7}'])(
  'the stored session is invalid: %s → returns a user without data',
  (text) => {
    localStorage.setItem('firebase:authUser:k:[DEFAULT]', text)

    expect(storedSession()).toEqual({ uid: '', email: '', displayName: '' })
  },
)

test('storage has the session of another API key than the web config → returns undefined', () => {
  localStorage.setItem('firebase:authUser:other-key:[DEFAULT]', '{"uid":"eve"}')
  localStorage.setItem(webConfigKey, '{"firebase":{"apiKey":"some-key"}}')
  expect(storedSession()).toBeUndefined()

  localStorage.setItem('firebase:authUser:some-key:[DEFAULT]', '{"uid":"ada"}')
  expect(storedSession()?.uid).toBe('ada')
})

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

test('returns the origins of the stored web config', () => {
  localStorage.setItem(webConfigKey, '{"origins":["http://127.0.0.1:9099"]}')

  expect(providerOrigins()).toEqual(['http://127.0.0.1:9099'])
})

test.each([undefined, '{', 'null', '{}'])('stored config %s → no origins', (text) => {
  if (text) localStorage.setItem(webConfigKey, text)

  expect(providerOrigins()).toEqual([])
})
