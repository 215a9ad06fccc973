import { apiBase, endpoints } from '@shop/contract/api'
import { emptyDetails } from '@shop/contract/profile'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi, timeoutMs } from './api.ts'

const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
  idToken: (fresh: boolean) =>
    Promise.resolve<string | undefined>(fresh ? 'fresh-token' : 'token-1'),
}
const noToken = () => Promise.resolve(undefined)
const api = createApi(noToken)
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

const unanswered = { ok: false, code: 'unanswered', message: '' }

const headersOf = ([, { headers }]: [string, RequestInit]) => new Headers(headers)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  [
    'POST',
    endpoints.register,
    () => api.register(ada, { name: 'Ada', password: 'secret' }),
    { email: 'ada@example.com', password: 'secret', name: 'Ada', firebaseUid: 'ada' },
  ],
  ['POST', endpoints.login, () => api.login(ada), { email: 'ada@example.com', firebaseUid: 'ada' }],
  ['GET', endpoints.profile, () => api.read(ada), undefined],
  ['PUT', endpoints.profile, () => api.update(ada, { phone: '1' }), { phone: '1' }],
  ['DELETE', endpoints.profile, () => api.remove(ada), undefined],
] as const)('%s %s sends the ID token and exactly its body', async (method, path, call, body) => {
  const fetched = mockResponse(200, JSON.stringify(profile))

  await call()

  const [sent] = fetched.mock.calls
  expect(sent?.[0]).toBe(apiBase + path)
  expect(sent?.[1]).toMatchObject({ method, body: body ? JSON.stringify(body) : null })
  expect(sent && headersOf(sent).get('Authorization')).toBe('Bearer token-1')
})

test('fills in the defaults when the response lacks profile fields', async () => {
  mockResponse(200, JSON.stringify(profile))

  expect(await api.read(ada)).toEqual({
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

test('fails with the status, code and message of the backend when it rejects a call', async () => {
  mockResponse(404, '{"code":"not-registered","message":"Not found."}')

  expect(await api.read(ada)).toEqual({
    ok: false,
    status: 404,
    code: 'not-registered',
    message: 'Not found.',
  })
})

const calls = {
  register: () => api.register(ada, { name: 'Ada', password: 'secret' }),
  login: () => api.login(ada),
  read: () => api.read(ada),
  update: () => api.update(ada, { phone: '1' }),
  remove: () => api.remove(ada),
}

test.each(Object.entries(calls))(
  '%s counts as unanswered when something else answers',
  async (_, call) => {
    for (const [status, body] of [
      [200, '<h1>Free Wi-Fi</h1>'],
      [200, '{}'],
      [200, 'null'],
      [503, '<h1>Service unavailable</h1>'],
      [429, 'Rate exceeded.'],
      [401, ''],
      [500, '[]'],
    ] as const) {
      mockResponse(status, body)
      expect(await call(), body).toEqual(unanswered)
    }
  },
)

test.each(['{}', '{"error":{"code":500,"message":"Internal"}}'])(
  'takes the object %s for the backend’s answer, without a message, when the status is an error',
  async (body) => {
    mockResponse(500, body)

    expect(await api.login(ada)).toEqual({ ok: false, status: 500, code: '', message: '' })
  },
)

test('keeps status 404 when something else answers, so that the user is registered', async () => {
  mockResponse(404, '<h1>Not found</h1>')

  expect(await api.login(ada)).toEqual({ ...unanswered, status: 404 })
})

test('fails without a request when getting the ID token throws', async () => {
  const fetched = mockResponse(200, '{}')
  const expired = { ...ada, idToken: () => Promise.reject(new Error('expired')) }

  expect(await api.read(expired)).toMatchObject({ ok: false })
  expect(fetched).not.toHaveBeenCalled()
})

const { register, update, remove } = calls
const stored = response(200, JSON.stringify(profile))

test('retries once with a fresh ID token when the backend returns 401', async () => {
  const fetched = mockResponses(response(401, '{"code":"unauthenticated"}'), stored)

  expect(await api.read(ada)).toMatchObject({ ok: true })

  expect(fetched.mock.calls.map((call) => headersOf(call).get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer fresh-token',
  ])
})

test('fails without another retry when the retry returns 401 too', async () => {
  const fetched = mockResponse(401, '{"code":"unauthenticated","message":"Please sign in."}')

  expect(await api.read(ada)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('fails with status 401, without a request, when the provider returns no ID token', async () => {
  const fetched = mockResponses(stored)
  const revoked = { ...ada, idToken: () => Promise.resolve(undefined) }

  expect(await api.read(revoked)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['register', 'lost', lost, register],
  ['register', 'cut short', response(201, '{"uid":"ada","na'), register],
  ['update', 'lost', lost, update],
])('%s retries once when the response is %s', async (_name, _fault, fault, call) => {
  const fetched = mockResponses(fault, stored)

  expect(await call()).toMatchObject({ ok: true })

  const [first, second] = fetched.mock.calls
  expect(second?.[1].body).toBe(first?.[1].body)
})

test.each([
  ['lost response', 2, lost],
  ['status 503', 1, response(503, '{"code":"unavailable"}')],
])('when every request ends with a %s it fails after %i request(s)', async (_, requests, fault) => {
  const fetched = mockResponses(fault)

  expect(await update()).toMatchObject({ ok: false })

  expect(fetched).toHaveBeenCalledTimes(requests)
})

test('does not retry when the response of read or login is lost', async () => {
  const fetched = mockResponses(lost)

  await api.read(ada)
  await api.login(ada)

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('fails after the timeout when the response or the ID token never arrives', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<never>(() => undefined)
  mockResponses(never)
  const calls = [update(), api.read({ ...ada, idToken: never })]

  await vi.advanceTimersByTimeAsync(timeoutMs)

  for (const call of calls) {
    expect(await call).toEqual(unanswered)
  }
})

const removed = () => Promise.resolve(new Response(null, { status: 204 }))

test.each([
  ['lost', lost],
  ['the page of a captive portal', response(200, '<h1>Free Wi-Fi</h1>')],
])('remove retries once when the response is %s', async (_, fault) => {
  const fetched = mockResponses(fault, removed)

  expect(await remove()).toMatchObject({ ok: true })
  expect(fetched).toHaveBeenCalledTimes(2)

  mockResponses(fault)
  expect(await remove()).toMatchObject({ ok: false })
})

test('sends an App Check token only when there is one', async () => {
  const fetched = mockResponses(stored)

  await createApi(() => Promise.resolve('app-token')).read(ada)
  await api.read(ada)

  const sent = fetched.mock.calls.map((call) => headersOf(call).get('X-Firebase-AppCheck'))
  expect(sent).toEqual(['app-token', null])
})
