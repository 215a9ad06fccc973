import request, { type Test } from 'supertest'
import { expect, test, vi } from 'vitest'
import { serve } from '../testing/http.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'
import { defaultLimits } from './rate-limit.ts'

const few = { perUser: 3, perAddress: 1000, refusedPerAddress: 1000 }

type App = ReturnType<typeof testApp>

/** Sets X-Forwarded-For as at the function's own URL, where Google appends the client's IP address. */
const from = (address: string, call: Test, forged = '') =>
  call.set('X-Forwarded-For', forged ? `${forged}, ${address}` : address)

const read = (app: App, uid: string) =>
  request(app).get('/api/auth/profile').set('Authorization', tokenOf(uid))

const statuses = async (calls: Test[]) => {
  const seen: number[] = []
  for (const call of calls) seen.push((await call).status)
  return seen
}

test('a user exceeds the limit → 429 with Retry-After and the headers of every response', async () => {
  const app = testApp({ limits: few })
  await statuses([read(app, 'ada'), read(app, 'ada'), read(app, 'ada')])

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

test('the time in Retry-After has passed → the user’s requests are accepted again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const app = testApp({ limits: { ...few, perUser: 1 } })
  await read(app, 'ada')
  const refused = await read(app, 'ada')

  vi.advanceTimersByTime(Number(refused.headers['retry-after']) * 1000 + 1)
  const reply = await read(app, 'ada')
  vi.useRealTimers()

  expect([refused.status, reply.status]).toEqual([429, 404])
})

test('requests of one user from several IP addresses → counted together', async () => {
  const app = testApp({ limits: few })
  const register = request(app).post('/api/auth/register').set('Authorization', tokenOf('ada'))

  const seen = await statuses([
    from('203.0.113.1', register.send(ada)),
    from('203.0.113.2', read(app, 'ada')),
    from('203.0.113.3', read(app, 'ada'), '203.0.113.99'),
    from('203.0.113.4', read(app, 'ada')),
  ])

  expect(seen).toEqual([201, 200, 200, 429])
})

test('a user exceeds the limit → other users at the same IP address are not limited', async () => {
  const app = testApp({ limits: few })
  await statuses(Array.from({ length: 5 }, () => read(app, 'eve')))

  const reply = await read(app, 'ada')

  expect(reply.body).toHaveProperty('code', 'not-registered')
})

test('an IP address exceeds the limit → 429 before any other check, for /health too', async () => {
  const app = testApp({ limits: { ...few, perAddress: 2 } })
  const health = () => request(app).get('/api/health')

  const seen = await statuses([health(), read(app, 'ada'), health(), read(app, 'eve')])

  expect(seen).toEqual([200, 404, 429, 429])
})

test('requests with invalid tokens exceed their limit → 429 for these, not for valid tokens', async () => {
  const app = testApp({ limits: { ...few, refusedPerAddress: 2 } })
  const bad = () => request(app).get('/api/auth/profile').set('Authorization', 'Bearer x')

  const seen = await statuses([bad(), bad(), bad(), read(app, 'ada')])

  expect(seen).toEqual([401, 401, 429, 404])
})

test('a user sends one request more than the default limit → one response is 429', async () => {
  const server = await serve(testApp())
  const call = {
    method: 'GET',
    path: '/api/auth/profile',
    headers: { Authorization: tokenOf('ada') },
  }

  const calls = Array.from({ length: defaultLimits.perUser + 1 }, () => server.call(call))
  const replies = await Promise.all(calls)
  server.close()

  expect(defaultLimits).toEqual({ perUser: 600, perAddress: 6000, refusedPerAddress: 300 })
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(1)
})
