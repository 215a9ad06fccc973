import { createServer } from 'node:http'
import request, { type Test } from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import { unauthenticated } from './api-error.ts'
import { defaultLimits, maxRunning } from './rate-limit.ts'
import { serve } from '../testing/http.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, memoryAccounts, testApp, tokenOf, userOf } from '../testing/test-app.ts'

const few = { perUser: 3, perIp: 1000, rejectedPerIp: 1000 }

type App = ReturnType<typeof testApp>

/** Sets X-Forwarded-For as at the function's own URL, where Google appends the client's IP address. */
const from = (ip: string, call: Test, forged = '') =>
  call.set('X-Forwarded-For', forged ? `${forged}, ${ip}` : ip)

const read = (app: App, uid: string) =>
  request(app).get('/api/auth/profile').set('Authorization', tokenOf(uid))

const statuses = async (calls: (() => Test)[]) => {
  const seen: number[] = []
  for (const call of calls) seen.push((await call()).status)
  return seen
}
const times = (count: number, call: () => Test) => statuses(Array<() => Test>(count).fill(call))

afterEach(() => void vi.useRealTimers())

test('a user over the limit gets 429 with Retry-After and the headers of every response', async () => {
  const app = testApp({ limits: few })
  await times(3, () => read(app, 'ada'))

  const reply = await read(app, 'ada')

  expect(reply.status).toBe(429)
  expect(reply.body).toEqual({
    code: 'too-many-requests',
    message: 'That was too much at once. Please wait a moment and try again.',
  })
  expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('requests are accepted again when the time in Retry-After has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const app = testApp({ limits: { ...few, perUser: 1 } })
  await read(app, 'ada')
  const limited = await read(app, 'ada')

  vi.advanceTimersByTime(Number(limited.headers['retry-after']) * 1000 + 1)

  expect([limited.status, (await read(app, 'ada')).status]).toEqual([429, 404])
})

test('requests of one user from several IP addresses count together', async () => {
  const app = testApp({ limits: few })
  const register = () =>
    request(app).post('/api/auth/register').set('Authorization', tokenOf('ada')).send(ada)

  const seen = await statuses([
    () => from('203.0.113.1', register()),
    () => from('203.0.113.2', read(app, 'ada')),
    () => from('203.0.113.3', read(app, 'ada'), '203.0.113.99'),
    () => from('203.0.113.4', read(app, 'ada')),
    () => from('203.0.113.4', read(app, 'eve')),
  ])

  expect(seen).toEqual([201, 200, 200, 429, 404])
})

test('a user over the limit is not looked up, whatever the account’s state', async () => {
  const find = vi.fn(() => Promise.reject(unauthenticated('signed out')))
  const app = testApp({ limits: few, accounts: { ...memoryAccounts(), find } })

  const seen = await times(5, () =>
    request(app).put('/api/auth/profile').set('Authorization', tokenOf('ada')).send({}),
  )

  expect(seen).toEqual([401, 401, 401, 429, 429])
  expect(find).toHaveBeenCalledTimes(3)
})

test('an IP address over the limit gets 429 before any other check, for /health too', async () => {
  const app = testApp({ limits: { ...few, perIp: 2 } })
  const health = () => request(app).get('/api/health')

  const seen = await statuses([health, () => read(app, 'ada'), health, () => read(app, 'eve')])

  expect(seen).toEqual([200, 404, 429, 429])
})

test('an IP address with too many rejected tokens gets 429 before a token is verified', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const verifyToken = vi.fn((token: string) =>
    token === 'good' ? Promise.resolve(userOf('ada')) : Promise.reject(unauthenticated('unknown')),
  )
  const app = testApp({ limits: { ...few, perUser: 100, rejectedPerIp: 2 }, verifyToken })
  const call = (token: string) => () =>
    request(app).get('/api/auth/profile').set('Authorization', `Bearer ${token}`)

  expect(await times(4, call('good')), 'accepted tokens do not count').not.toContain(429)
  expect(await times(4, call('bad'))).toEqual([401, 401, 429, 429])
  expect(await times(1, call('good'))).toEqual([429])
  expect(verifyToken).toHaveBeenCalledTimes(6)

  vi.advanceTimersByTime(60_001)
  expect(await times(1, call('bad'))).toEqual([401])
})

test('one request more than the default limit of a user gets 429', async () => {
  const server = await serve(testApp())
  const call = {
    method: 'GET',
    path: '/api/auth/profile',
    headers: { Authorization: tokenOf('ada') },
  }

  const calls = Array.from({ length: defaultLimits.perUser + 1 }, () => server.call(call))
  const replies = await Promise.all(calls)
  server.close()

  expect(defaultLimits).toEqual({ perUser: 600, perIp: 6000, rejectedPerIp: 300 })
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(1)
})

test('a user with too many requests at once gets 429, and others are not limited', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const profiles = memoryProfiles()
  const read: typeof profiles.read = (uid) => held.then(() => profiles.read(uid))
  const app = createServer(testApp({ profiles: { ...profiles, read } })).listen(0)
  const reads = (count: number) => Array.from({ length: count }, () => readFrom(app).then())
  const readFrom = (server: typeof app, uid = 'ada') =>
    request(server).get('/api/auth/profile').set('Authorization', tokenOf(uid))

  const all = [...reads(maxRunning + 1), readFrom(app, 'eve').then()]
  const first = await Promise.race(all)
  release()
  const seen = (await Promise.all(all)).map(({ status }) => status)

  expect(first.status).toBe(429)
  expect(first.headers['retry-after']).toBe('1')
  expect(seen.filter((status) => status === 429)).toHaveLength(1)
  expect((await readFrom(app)).status, 'finished requests do not count').toBe(404)
  app.close()
})
