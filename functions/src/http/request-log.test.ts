import request from 'supertest'
import { expect, test, vi } from 'vitest'
import type { LogEntry } from './request-log.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

test('a request leaves one log line with id, method, path, status, milliseconds and uid', async () => {
  const logged: LogEntry[] = []
  const app = testApp({ log: (entry) => logged.push(entry) })

  const reply = await request(app)
    .get('/api/auth/profile?email=ada@example.com')
    .set('Authorization', tokenOf('ada'))

  expect(logged).toEqual([
    {
      severity: 'INFO',
      message: 'request',
      id: reply.headers['x-request-id'],
      method: 'GET',
      path: '/api/auth/profile',
      status: 404,
      milliseconds: expect.any(Number) as number,
      uid: 'ada',
    },
  ])
})

test('the log contains only method and path of what clients send', async () => {
  const logged: LogEntry[] = []
  const app = testApp({ log: (entry) => logged.push(entry) })
  const address = { street: '7 Secret Street', city: 'Hidetown', zip: 'Z1219', state: 'Stealth' }
  const changes = { name: 'Countess', phone: '+8801711223344', address }
  const signedIn = { Authorization: tokenOf('ada'), Cookie: 'session=biscuit' }
  const query = { email: ada.email, password: ada.password }

  await request(app).post('/api/auth/register').query(query).set(signedIn).send(ada)
  await request(app)
    .post('/api/auth/register')
    .set(signedIn)
    .send({ ...ada, name: 'n'.repeat(101) })
  await request(app)
    .post('/api/auth/login')
    .set(signedIn)
    .send({ ...ada, email: 'eve@evil.example' })
  await request(app).post('/api/auth/login').set(signedIn).send(ada)
  await request(app).put('/api/auth/profile').query(query).set(signedIn).send(changes)
  await request(app).put('/api/auth/profile').set(signedIn).type('text').send(ada.password)
  await request(app).get('/api/auth/profile').set(signedIn).set('User-Agent', 'spyglass')
  await request(app).get('/api/auth/profile').set('Authorization', 'Bearer forged-token')
  await request(app).delete('/api/auth/profile').query(query).set(signedIn).send(ada)

  const lines = JSON.stringify(logged)
  expect(logged.map((entry) => entry['status'])).toEqual([
    201, 400, 403, 200, 200, 415, 200, 401, 204,
  ])
  const sent = [
    ada.email,
    ada.password,
    ada.name,
    'token',
    'eve@evil',
    'nnn',
    'biscuit',
    'spyglass',
  ]
  for (const value of [...sent, ...Object.values(address), changes.name, changes.phone]) {
    expect(lines).not.toContain(value)
  }
})

test('client data in the properties of an error is not logged', async () => {
  const logged: LogEntry[] = []
  const error = Object.assign(new Error('refused'), { data: ada, request: ada.email })
  const app = testApp({
    log: (entry) => logged.push(entry),
    verifyToken: () => Promise.reject(error),
  })

  await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))

  expect(JSON.stringify(logged)).toContain('refused')
  expect(JSON.stringify(logged)).not.toContain(ada.email)
})

test('a long path is cut to 200 characters in the log', async () => {
  const logged: LogEntry[] = []
  const app = testApp({ log: (entry) => logged.push(entry) })

  await request(app).get(`/${'x'.repeat(5_000)}`)

  expect(logged[0]?.['path']).toBe(`/${'x'.repeat(199)}`)
})

test('of the requests over the rate limit one is logged, and the next line counts the others', async () => {
  const logged: LogEntry[] = []
  const limits = { perUser: 2, perIp: 1_000, rejectedPerIp: 1_000 }
  const app = testApp({ limits, log: (entry) => logged.push(entry) })

  for (let calls = 0; calls < 10; calls += 1)
    await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))
  await request(app).get('/api/health')

  expect(logged.map((entry) => [entry['status'], entry['unlogged']])).toEqual([
    [404, undefined],
    [404, undefined],
    [429, undefined],
    [200, 7],
  ])
})

test('of aborted requests one is logged with status 499, and the next line counts the others', async () => {
  const logged: LogEntry[] = []
  let aborted = 0
  const app = testApp({
    log: (entry) => logged.push(entry),
    profiles: {
      ...memoryProfiles(),
      read: () => {
        calls[aborted++]?.abort()
        return new Promise<never>(() => undefined)
      },
    },
  })
  const calls = Array.from({ length: 3 }, () =>
    request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada')),
  )

  for (const call of calls) {
    const before = aborted
    call.end(() => undefined)
    await vi.waitFor(() => expect(aborted).toBe(before + 1))
  }
  await vi.waitFor(
    async () => {
      await request(app).get('/api/health')
      expect(logged.reduce((sum, { unlogged = 0 }) => sum + Number(unlogged), 0)).toBe(2)
    },
    { timeout: 5_000 },
  )

  expect(logged.filter(({ status }) => status === 499)).toHaveLength(1)
})
