import { generateKeyPairSync, sign } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import nock from 'nock'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { verifyAppWithFirebase, type AppCheckMode } from './app-check.ts'
import { clientsOf, userOf } from '../testing/test-app.ts'

/** Creates an app that accepts only the App Check token 'good'. Verifying the token 'outage' rejects. */
function appChecking(mode: AppCheckMode) {
  const verify = (token: string) =>
    token === 'outage'
      ? Promise.reject(new Error('no keys'))
      : Promise.resolve(token === 'good' ? undefined : 'app-check/invalid-argument')
  return clientsOf({ ada: userOf('ada') }, { appCheck: { mode, verify } })
}

describe.each([
  { token: undefined, seen: 'missing', enforced: 403 },
  { token: '', seen: 'missing', enforced: 403 },
  { token: 'forged', seen: 'app-check/invalid-argument', enforced: 403 },
  { token: 'good', seen: 'passed', enforced: 404 },
  { token: 'outage', seen: 'unknown', enforced: 500 },
])('App Check token: $token', ({ token, seen, enforced }) => {
  test.each([
    ['is not verified', 'off', 404, undefined],
    ['is only logged', 'monitor', 404, seen],
    [`answers ${enforced}`, 'enforce', enforced, seen],
  ] as const)('%s in mode %s', async (_, mode, status, logs) => {
    const { get, logged } = appChecking(mode)

    const reply = await get('ada').set(token === undefined ? {} : { 'X-Firebase-AppCheck': token })

    expect(reply.status).toBe(status)
    if (status === 403) expect(reply.body).toHaveProperty('code', 'app-check')
    if (status !== 500) expect(logged[0]?.['appCheck']).toBe(logs)
  })
})

test('a missing App Check token answers 403 before the user’s token is verified', async () => {
  const { app, logged } = appChecking('enforce')

  const reply = await request(app).put('/api/auth/profile').set('Authorization', 'Bearer forged')

  expect(reply.status).toBe(403)
  expect(logged[0]).not.toHaveProperty('rejection', 'unknown')
})

test('health needs no App Check token', async () => {
  expect((await request(appChecking('enforce').app).get('/api/health')).status).toBe(200)
})

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function appToken(claims: object = {}) {
  const now = Math.floor(Date.now() / 1000)
  const usual = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/demo-app-check'],
    sub: '1:1:web:1',
    iat: now - 60,
    exp: now + 3540,
  }
  const signed = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part({ ...usual, ...claims })}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
}

test('tokens are verified with Google’s keys, and an outage of these is unavailable', async () => {
  initializeApp({ projectId: 'demo-app-check' })
  nock.disableNetConnect()
  const keys = () => nock('https://firebaseappcheck.googleapis.com').get('/v1/jwks')
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }
  const verify = verifyAppWithFirebase

  keys().reply(503, 'down')
  await expect(verify(appToken())).rejects.toHaveProperty('code', 'unavailable')

  keys().reply(200, { keys: [key] })
  expect(await verify(appToken())).toBeUndefined()
  expect(await verify(appToken({ exp: 1 }))).toBe('app-check/app-check-token-expired')
  expect(await verify(appToken({ aud: ['projects/other'] }))).toMatch(/invalid/)
  expect(await verify(`${appToken().slice(0, -4)}AAAA`)).toMatch(/invalid/)
})
