import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { AppCheckMode } from './app-check.ts'
import type { LogEntry } from '../http/request-log.ts'
import { testApp, tokenOf } from '../testing/test-app.ts'

/** Creates an app that accepts only the App Check token 'good'. Verifying the token 'outage' rejects. */
function appChecking(mode: AppCheckMode) {
  const logged: LogEntry[] = []
  const verify = (token: string) =>
    token === 'outage'
      ? Promise.reject(new Error('no keys'))
      : Promise.resolve(token === 'good' ? undefined : 'app-check/invalid-argument')
  const app = testApp({ appCheck: { mode, verify }, log: (entry) => logged.push(entry) })
  const call = (token?: string) =>
    request(app)
      .get('/api/auth/profile')
      .set('Authorization', tokenOf('ada'))
      .set(token === undefined ? {} : { 'X-Firebase-AppCheck': token })
  return { app, call, logged }
}

describe.each([
  { token: undefined, seen: 'missing', enforced: 403 },
  { token: '', seen: 'missing', enforced: 403 },
  { token: 'forged', seen: 'app-check/invalid-argument', enforced: 403 },
  { token: 'good', seen: 'passed', enforced: 404 },
  { token: 'outage', seen: 'unknown', enforced: 500 },
])('App Check token: $token', ({ token, seen, enforced }) => {
  test('is not verified in mode off', async () => {
    const { call, logged } = appChecking('off')

    const reply = await call(token)

    expect(reply.status).toBe(404)
    expect(logged[0]?.['appCheck']).toBeUndefined()
  })

  test('is only logged in mode monitor', async () => {
    const { call, logged } = appChecking('monitor')

    const reply = await call(token)

    expect(reply.status).toBe(404)
    expect(logged[0]?.['appCheck']).toBe(seen)
  })

  test(`answers ${enforced} in mode enforce`, async () => {
    const { call } = appChecking('enforce')

    const reply = await call(token)

    expect(reply.status).toBe(enforced)
    if (enforced === 403) expect(reply.body).toHaveProperty('code', 'app-check')
  })
})

test('a missing App Check token answers 403 before the user’s token is verified', async () => {
  const { app, logged } = appChecking('enforce')

  const reply = await request(app).put('/api/auth/profile').set('Authorization', 'Bearer forged')

  expect(reply.status).toBe(403)
  expect(logged[0]).not.toHaveProperty('rejection', 'unknown')
})

test('health needs no App Check token', async () => {
  const { app } = appChecking('enforce')

  const reply = await request(app).get('/api/health')

  expect(reply.status).toBe(200)
})
