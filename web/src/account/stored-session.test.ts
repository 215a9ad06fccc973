import { expect, test, vi } from 'vitest'
import { isSessionKey, providerOrigins, storedSession, webConfigKey } from './stored-session.ts'

test('returns undefined when storage has no key of the auth SDK', () => {
  localStorage.setItem('web-config', '{}')

  expect(storedSession()).toBeUndefined()
})

test('returns the user of a stored session', () => {
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
  'returns a user without data when the stored session is %s',
  (text) => {
    localStorage.setItem('firebase:authUser:k:[DEFAULT]', text)

    expect(storedSession()).toEqual({ uid: '', email: '', displayName: '' })
  },
)

test('returns undefined when the session has another API key than the web config', () => {
  localStorage.setItem('firebase:authUser:other-key:[DEFAULT]', '{"uid":"eve"}')
  localStorage.setItem(webConfigKey, '{"firebase":{"apiKey":"some-key"}}')
  expect(storedSession()).toBeUndefined()

  localStorage.setItem('firebase:authUser:some-key:[DEFAULT]', '{"uid":"ada"}')
  expect(storedSession()?.uid).toBe('ada')
})

test('returns undefined when storage throws', () => {
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

test.each([undefined, '{', 'null', '{}'])(
  'returns no origins when the stored config is %s',
  (text) => {
    if (text) localStorage.setItem(webConfigKey, text)

    expect(providerOrigins()).toEqual([])
  },
)
