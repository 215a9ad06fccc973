import { afterEach, expect, test, vi } from 'vitest'
import { profileApi } from './profile-api.ts'

const ada = { uid: 'ada', email: 'ada@example.com', idToken: () => Promise.resolve('token-1') }
const profile = { uid: 'ada', name: 'Ada', email: 'ada@example.com', address: { city: 'Dhaka' } }

function answer(status: number, body: string) {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'POST',
    '/api/auth/register',
    () => profileApi.register(ada, { name: 'Ada', password: 'secret' }),
    { email: 'ada@example.com', password: 'secret', name: 'Ada', firebaseUid: 'ada' },
  ],
  [
    'POST',
    '/api/auth/login',
    () => profileApi.login(ada),
    { email: 'ada@example.com', firebaseUid: 'ada' },
  ],
  ['GET', '/api/auth/profile', () => profileApi.read(ada), undefined],
  ['PUT', '/api/auth/profile', () => profileApi.update(ada, { phone: '1' }), { phone: '1' }],
] as const)('%s %s carries the token and exactly its body', async (method, address, call, body) => {
  const fetched = answer(200, JSON.stringify(profile))

  await call()

  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({
      method,
      headers: expect.objectContaining({ Authorization: 'Bearer token-1' }) as object,
    }),
  )
  const [, sent] = fetched.mock.lastCall as unknown as [string, RequestInit]
  expect(sent.body).toBe(body && JSON.stringify(body))
})

test('what the answer leaves out reads as not yet set', async () => {
  answer(200, JSON.stringify(profile))

  expect(await profileApi.read(ada)).toEqual({
    ok: true,
    status: 200,
    data: {
      ...profile,
      phone: '',
      createdAt: '',
      updatedAt: '',
      address: { street: '', city: 'Dhaka', state: '', zip: '', country: 'Bangladesh' },
    },
  })
})

test.each([
  [404, '{"code":"not-registered","message":"Nobody by that name."}', 'Nobody by that name.'],
  [502, '<html>Bad gateway</html>', undefined],
  [500, '{"message":7}', undefined],
  [200, 'null', undefined],
])('status %i with body %s is a failure with message %s', async (status, body, message) => {
  answer(status, body)

  expect(await profileApi.read(ada)).toEqual({ ok: false, status, message })
})

test('when nothing answers there is neither status nor message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await profileApi.read(ada)).toEqual({ ok: false, status: undefined, message: undefined })
})

test('a token that cannot be had is a failed call, not an exception', async () => {
  const fetched = answer(200, '{}')
  const expired = { ...ada, idToken: () => Promise.reject(new Error('expired')) }

  expect(await profileApi.read(expired)).toMatchObject({ ok: false })
  expect(fetched).not.toHaveBeenCalled()
})
