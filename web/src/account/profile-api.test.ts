import { apiBase, endpoints } from '@shop/contract/api'
import { emptyDetails } from '@shop/contract/profile'
import { afterEach, expect, test, vi } from 'vitest'
import { createProfileApi, timeoutMs } from './profile-api.ts'

const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  idToken: (fresh: boolean) =>
    Promise.resolve<string | undefined>(fresh ? 'fresh-token' : 'token-1'),
}
const profileApi = createProfileApi(() => Promise.resolve(undefined))
const profile = { uid: 'ada', name: 'Ada', email: 'ada@example.com', address: { city: 'Dhaka' } }

/** Stubs fetch with these responses in turn. The last one repeats. */
function mockResponses(...all: (() => Promise<Response>)[]) {
  let next = 0
  const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() => {
    const respond = all[Math.min(next++, all.length - 1)]
    return respond ? respond() : lost()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const response = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }))
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const mockResponse = (status: number, body: string) => mockResponses(response(status, body))

const headersOf = ([, { headers }]: [string, RequestInit]) => new Headers(headers)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  [
    'POST',
    endpoints.register,
    () => profileApi.register(ada, { name: 'Ada', password: 'secret' }),
    { email: 'ada@example.com', password: 'secret', name: 'Ada', firebaseUid: 'ada' },
  ],
  [
    'POST',
    endpoints.login,
    () => profileApi.login(ada),
    { email: 'ada@example.com', firebaseUid: 'ada' },
  ],
  ['GET', endpoints.profile, () => profileApi.read(ada), undefined],
  ['PUT', endpoints.profile, () => profileApi.update(ada, { phone: '1' }), { phone: '1' }],
] as const)('%s %s → sends the token and exactly its body', async (method, path, call, body) => {
  const fetched = mockResponse(200, JSON.stringify(profile))

  await call()

  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    apiBase + path,
    expect.objectContaining({
      method,
      headers: expect.objectContaining({ Authorization: 'Bearer token-1' }) as object,
    }),
  )
  expect(fetched.mock.lastCall?.[1].body).toBe(body && JSON.stringify(body))
})

test('missing response fields → defaults', async () => {
  mockResponse(200, JSON.stringify(profile))

  expect(await profileApi.read(ada)).toEqual({
    ok: true,
    status: 200,
    data: {
      ...emptyDetails,
      ...profile,
      createdAt: '',
      updatedAt: '',
      address: { ...emptyDetails.address, city: 'Dhaka' },
    },
  })
})

test.each([
  [404, '{"code":"not-registered","message":"Not found."}', 'not-registered', 'Not found.'],
  [502, '<html>Bad gateway</html>', undefined, undefined],
  [500, '{"message":7}', undefined, undefined],
  [200, 'null', undefined, undefined],
])(
  'status %i with body %s → failure with code %s, message %s',
  async (status, body, code, message) => {
    mockResponse(status, body)

    expect(await profileApi.read(ada)).toEqual({ ok: false, status, code, message })
  },
)

test('no response → neither status nor message', async () => {
  mockResponses(lost)

  expect(await profileApi.read(ada)).toEqual({ ok: false, status: undefined, message: undefined })
})

test('getting a token throws → failure, no request', async () => {
  const fetched = mockResponse(200, '{}')
  const expired = { ...ada, idToken: () => Promise.reject(new Error('expired')) }

  expect(await profileApi.read(expired)).toMatchObject({ ok: false })
  expect(fetched).not.toHaveBeenCalled()
})

const register = () => profileApi.register(ada, { name: 'Ada', password: 'secret' })
const update = () => profileApi.update(ada, { phone: '1' })
const stored = response(200, JSON.stringify(profile))

test('401 → retries once with a fresh token', async () => {
  const fetched = mockResponses(response(401, '{}'), stored)

  expect(await profileApi.read(ada)).toMatchObject({ ok: true })

  expect(fetched.mock.calls.map((call) => headersOf(call).get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer fresh-token',
  ])
})

test('second 401 → failure, no further retry', async () => {
  const fetched = mockResponse(401, '{"code":"unauthenticated","message":"Please sign in."}')

  expect(await profileApi.read(ada)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('no token from the provider → 401 without a request', async () => {
  const fetched = mockResponses(stored)
  const revoked = { ...ada, idToken: () => Promise.resolve(undefined) }

  expect(await profileApi.read(revoked)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['register', register],
  ['update', update],
])('%s: lost response → retries once', async (_, call) => {
  const fetched = mockResponses(lost, stored)

  expect(await call()).toMatchObject({ ok: true })

  const [first, second] = fetched.mock.calls
  expect(second?.[1].body).toBe(first?.[1].body)
})

test('register: truncated response → retries once', async () => {
  mockResponses(response(201, '{"uid":"ada","na'), stored)

  expect(await register()).toMatchObject({ ok: true })
})

test.each([
  ['lost response', 2, lost],
  ['status 503', 1, response(503, '{}')],
])('%s every time → failure after %i request(s)', async (_, requests, fault) => {
  const fetched = mockResponses(fault)

  expect(await update()).toMatchObject({ ok: false })

  expect(fetched).toHaveBeenCalledTimes(requests)
})

test('lost response of read or login → no retry', async () => {
  const fetched = mockResponses(lost)

  await profileApi.read(ada)
  await profileApi.login(ada)

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('no response or no token → fails after the timeout', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<never>(() => undefined)
  mockResponses(never)
  const calls = [update(), profileApi.read({ ...ada, idToken: never })]

  await vi.advanceTimersByTimeAsync(timeoutMs)

  for (const call of calls) {
    expect(await call).toEqual({ ok: false, status: undefined, message: undefined })
  }
})

test('App Check token → sent; none → no header', async () => {
  const fetched = mockResponses(stored)

  await createProfileApi(() => Promise.resolve('app-token')).read(ada)
  await profileApi.read(ada)

  const sent = fetched.mock.calls.map((call) => headersOf(call).get('X-Firebase-AppCheck'))
  expect(sent).toEqual(['app-token', null])
})
