import { emptyDetails } from '@shop/contract/profile'
import { afterEach, expect, test, vi } from 'vitest'
import { createProfileApi, timeout } from './profile-api.ts'

const ada = {
  uid: 'ada',
  email: 'ada@example.com',
  idToken: (fresh: boolean) =>
    Promise.resolve<string | undefined>(fresh ? 'fresh-token' : 'token-1'),
}
const profileApi = createProfileApi(() => Promise.resolve(undefined))
const profile = { uid: 'ada', name: 'Ada', email: 'ada@example.com', address: { city: 'Dhaka' } }

/** Answers with these one after another, the last of them for ever. */
function answers(...all: (() => Promise<Response>)[]) {
  let nth = 0
  const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() => {
    const reply = all[Math.min(nth++, all.length - 1)]
    return reply ? reply() : lost()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const reply = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }))
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const answer = (status: number, body: string) => answers(reply(status, body))

const headersOf = ([, { headers }]: [string, RequestInit]) => new Headers(headers)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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
  expect(fetched.mock.lastCall?.[1].body).toBe(body && JSON.stringify(body))
})

test('what the answer leaves out reads as not yet set', async () => {
  answer(200, JSON.stringify(profile))

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
  [
    404,
    '{"code":"not-registered","message":"Nobody by that name."}',
    'not-registered',
    'Nobody by that name.',
  ],
  [502, '<html>Bad gateway</html>', undefined, undefined],
  [500, '{"message":7}', undefined, undefined],
  [200, 'null', undefined, undefined],
])('status %i with body %s is a failure: %s, %s', async (status, body, code, message) => {
  answer(status, body)

  expect(await profileApi.read(ada)).toEqual({ ok: false, status, code, message })
})

test('when nothing answers there is neither status nor message', async () => {
  answers(lost)

  expect(await profileApi.read(ada)).toEqual({ ok: false, status: undefined, message: undefined })
})

test('a token that cannot be had is a failed call, not an exception', async () => {
  const fetched = answer(200, '{}')
  const expired = { ...ada, idToken: () => Promise.reject(new Error('expired')) }

  expect(await profileApi.read(expired)).toMatchObject({ ok: false })
  expect(fetched).not.toHaveBeenCalled()
})

const register = () => profileApi.register(ada, { name: 'Ada', password: 'secret' })
const update = () => profileApi.update(ada, { phone: '1' })
const stored = reply(200, JSON.stringify(profile))

test('a token that is refused is got anew, and the call repeated with it', async () => {
  const fetched = answers(reply(401, '{}'), stored)

  expect(await profileApi.read(ada)).toMatchObject({ ok: true })

  expect(fetched.mock.calls.map((call) => headersOf(call).get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer fresh-token',
  ])
})

test('a fresh token that is refused too is refused for good', async () => {
  const fetched = answer(401, '{"code":"unauthenticated","message":"Please sign in."}')

  expect(await profileApi.read(ada)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('whom the provider gives no token any more is refused without asking the backend', async () => {
  const fetched = answers(stored)
  const revoked = { ...ada, idToken: () => Promise.resolve(undefined) }

  expect(await profileApi.read(revoked)).toMatchObject({ ok: false, status: 401 })

  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['a registration', register],
  ['a change', update],
])('%s whose answer is lost is asked for once more', async (_, call) => {
  const fetched = answers(lost, stored)

  expect(await call()).toMatchObject({ ok: true })

  const [first, second] = fetched.mock.calls
  expect(second?.[1].body).toBe(first?.[1].body)
})

test('so is one whose answer is cut short', async () => {
  answers(reply(201, '{"uid":"ada","na'), stored)

  expect(await register()).toMatchObject({ ok: true })
})

test.each([
  ['a loss', lost, 2],
  ['a refusal', reply(503, '{}'), 1],
])('%s that stays is a failure after so many requests', async (_, fault, requests) => {
  const fetched = answers(fault)

  expect(await update()).toMatchObject({ ok: false })

  expect(fetched).toHaveBeenCalledTimes(requests)
})

test('what only reads is not repeated', async () => {
  const fetched = answers(lost)

  await profileApi.read(ada)
  await profileApi.login(ada)

  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a call that nobody answers, or a token that never comes, has failed after its time', async () => {
  vi.useFakeTimers()
  const silence = () => new Promise<never>(() => undefined)
  answers(silence)
  const calls = [update(), profileApi.read({ ...ada, idToken: silence })]

  await vi.advanceTimersByTimeAsync(timeout)

  for (const call of calls) {
    expect(await call).toEqual({ ok: false, status: undefined, message: undefined })
  }
})

test('the App Check token goes with a call where there is one', async () => {
  const fetched = answers(stored)

  await createProfileApi(() => Promise.resolve('app-token')).read(ada)
  await profileApi.read(ada)

  const sent = fetched.mock.calls.map((call) => headersOf(call).get('X-Firebase-AppCheck'))
  expect(sent).toEqual(['app-token', null])
})
