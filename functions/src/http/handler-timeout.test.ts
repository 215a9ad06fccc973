import { initializeApp } from 'firebase-admin/app'
import request from 'supertest'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { firestoreProfiles } from '../profiles/profiles.ts'
import type { LogEntry } from './request-log.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const never = () => new Promise<never>(() => undefined)
const handlerTimeout = 50

const calls = [
  { name: 'registering', method: 'post', path: '/api/auth/register', body: ada },
  { name: 'logging in', method: 'post', path: '/api/auth/login', body: ada },
  { name: 'reading', method: 'get', path: '/api/auth/profile', body: undefined },
  { name: 'updating', method: 'put', path: '/api/auth/profile', body: { name: 'Ada' } },
  { name: 'deleting', method: 'delete', path: '/api/auth/profile', body: undefined },
] as const

const unavailable = {
  code: 'unavailable',
  message: 'The service cannot be reached at the moment. Please try again.',
}

describe.each(calls)('$name', ({ method, path, body }) => {
  const call = (dependencies: Parameters<typeof testApp>[0]) =>
    request(testApp({ handlerTimeout, ...dependencies }))
      [method](path)
      .set('Authorization', tokenOf('ada'))
      .send(body)

  test('storage does not respond → 503 after the timeout', async () => {
    const reply = await call({
      profiles: {
        ...{ createIfAbsent: never, read: never, update: never },
        ...{ updateOwner: never, remove: never },
      },
    })

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })

  test('token verification does not respond → 503 after the timeout', async () => {
    const reply = await call({ verifyToken: never })

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })
})

describe('Firestore is unreachable', () => {
  beforeAll(() => {
    // No process listens on port 1.
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1')
    initializeApp({ projectId: 'demo-outage' })
  })

  test.each(calls)('$name → 503 after the timeout', async ({ method, path, body }) => {
    const reply = await request(testApp({ handlerTimeout, profiles: firestoreProfiles }))
      [method](path)
      .set('Authorization', tokenOf('ada'))
      .send(body)

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })
})

test('the handler finishes after the timeout → the response stays 503', async () => {
  const logged: LogEntry[] = []
  const memory = memoryProfiles()
  const { profile } = await memory.createIfAbsent('ada', ada)
  let resolveLate: (found: typeof profile) => void = () => undefined
  const read = () => new Promise<typeof profile>((resolve) => (resolveLate = resolve))
  const app = testApp({
    handlerTimeout,
    profiles: { ...memory, read },
    log: (entry) => logged.push(entry),
  })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))
  resolveLate(profile)
  const next = await request(app).get('/api/health')

  expect([reply.status, next.status]).toEqual([503, 200])
  expect(logged.map((entry) => entry['status'])).toEqual([undefined, 503, 200])
  expect(logged[0]?.message).toContain('No response within 50 ms.')
})
