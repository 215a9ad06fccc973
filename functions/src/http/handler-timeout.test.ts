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
  { name: 'changing', method: 'put', path: '/api/auth/profile', body: { name: 'Ada' } },
] as const

const unavailable = {
  code: 'unavailable',
  message: 'The service cannot be reached at the moment. Please try again.',
}

describe.each(calls)('$name', ({ method, path, body }) => {
  const call = (parts: Parameters<typeof testApp>[0]) =>
    request(testApp({ handlerTimeout, ...parts }))
      [method](path)
      .set('Authorization', tokenOf('ada'))
      .send(body)

  test('is answered in time when the storage does not answer', async () => {
    const reply = await call({
      profiles: { createIfAbsent: never, read: never, update: never, mark: never },
    })

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })

  test('is answered in time when nobody says whose the token is', async () => {
    const reply = await call({ verifyToken: never })

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })
})

describe('with Firestore out of reach', () => {
  beforeAll(() => {
    // Nobody listens at port 1.
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1')
    initializeApp({ projectId: 'demo-outage' })
  })

  test.each(calls)('$name is answered in time', async ({ method, path, body }) => {
    const reply = await request(testApp({ handlerTimeout, profiles: firestoreProfiles }))
      [method](path)
      .set('Authorization', tokenOf('ada'))
      .send(body)

    expect(reply.status).toBe(503)
    expect(reply.body).toEqual(unavailable)
  })
})

test('an answer that comes after the handler’s timeout changes nothing about what was said', async () => {
  const logged: LogEntry[] = []
  const memory = memoryProfiles()
  const { profile } = await memory.createIfAbsent('ada', ada)
  let answerLate: (found: typeof profile) => void = () => undefined
  const read = () => new Promise<typeof profile>((resolve) => (answerLate = resolve))
  const app = testApp({
    handlerTimeout,
    profiles: { ...memory, read },
    log: (entry) => logged.push(entry),
  })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))
  answerLate(profile)
  const next = await request(app).get('/api/health')

  expect([reply.status, next.status]).toEqual([503, 200])
  expect(logged.map((entry) => entry['status'])).toEqual([undefined, 503, 200])
  expect(logged[0]?.message).toContain('No answer within 50 ms.')
})
