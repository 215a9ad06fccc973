import { isDeepStrictEqual } from 'node:util'
import type { DecodedIdToken } from 'firebase-admin/auth'
import nock from 'nock'
import request from 'supertest'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyTokenWithFirebase } from './verify-token.ts'
import type { LogEntry } from '../http/request-log.ts'
import * as google from '../testing/google.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, storeProfile, testApp, userOf } from '../testing/test-app.ts'
import { accountsWithFirebase } from './accounts.ts'

let ours: Awaited<ReturnType<typeof google.keyPair>>
let theirs: typeof ours

beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([google.keyPair(), google.keyPair()])
  // Only connections to the app itself are allowed.
  nock.disableNetConnect()
  nock.enableNetConnect('127.0.0.1')
  return () => nock.enableNetConnect()
})

afterEach(() => nock.cleanAll())

/** An app that verifies real signatures, with its log entries. */
function verifyingApp() {
  const logged: LogEntry[] = []
  const profiles = memoryProfiles()
  const auth = google.freshAuth()
  const verifyToken = verifyTokenWithFirebase(() => auth)
  return {
    app: testApp({
      verifyToken,
      accounts: accountsWithFirebase(() => auth),
      profiles,
      log: (entry) => logged.push(entry),
    }),
    logged,
    profiles,
  }
}

const now = () => Math.floor(Date.now() / 1000)

const get = (app: ReturnType<typeof testApp>, token: string) =>
  request(app).get('/api/auth/profile').set('Authorization', `Bearer ${token}`)

describe('Google’s keys are available', () => {
  beforeEach(() => {
    google.mockKeys({ current: ours.certificate, next: theirs.certificate })
  })

  test.each([
    ['current', () => google.tokenOf(ours.privateKey)],
    ['next', () => google.tokenOf(theirs.privateKey, {}, { kid: 'next' })],
  ])('a token signed with the %s key is accepted', async (_name, token) => {
    const { app } = verifyingApp()

    const reply = await get(app, token())

    expect(reply.body).toHaveProperty('code', 'not-registered')
  })

  const past = now() - 7200
  const elsewhere = 'https://securetoken.google.com/demo-elsewhere'
  const hmac = () => google.tokenOf(undefined, {}, { alg: 'HS256' })

  test.each([
    ['for another project', () => google.tokenOf(ours.privateKey, { aud: 'demo-elsewhere' })],
    ['from another issuer', () => google.tokenOf(ours.privateKey, { iss: elsewhere })],
    ['that is expired', () => google.tokenOf(ours.privateKey, { iat: past, exp: past + 3600 })],
    ['without a subject', () => google.tokenOf(ours.privateKey, { sub: '' })],
    [
      'with a subject that is not a string',
      () => google.tokenOf(ours.privateKey, { sub: { $ne: '' } }),
    ],
    ['with algorithm none', () => google.tokenOf(undefined, {}, { alg: 'none' })],
    [
      'with algorithm none and no key id',
      () => google.tokenOf(undefined, {}, { alg: 'none', kid: undefined }),
    ],
    ['signed with a shared secret', () => `${hmac()}c2lnbmF0dXJl`],
    ['without a signature', () => google.tokenOf(undefined)],
    ['signed with another key', () => google.tokenOf(theirs.privateKey)],
    ['signed with a retired key id', () => google.tokenOf(ours.privateKey, {}, { kid: 'old' })],
    [
      'with modified claims',
      () =>
        google
          .tokenOf(ours.privateKey)
          .replace(/\.[^.]+/, (claims) => `${claims.slice(0, -4)}AAAA`),
    ],
    ['with null claims', () => `${google.tokenOf(undefined).split('.')[0] ?? ''}.bnVsbA.c2ln`],
    ['that is not a JWT', () => 'x'],
  ])('a token %s answers 401, and is not logged', async (_name, makeToken) => {
    const { app, logged } = verifyingApp()
    const token = makeToken()

    const reply = await get(app, token)

    expect(reply.status).toBe(401)
    expect(reply.body).toHaveProperty('code', 'unauthenticated')
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ severity: 'WARNING', status: 401 })
    expect(logged[0]?.['rejection']).toMatch(
      /^auth\/(argument-error|id-token-expired)$|^malformed$/,
    )
    for (const secret of token.split('.').filter((text) => text.length > 1)) {
      expect(JSON.stringify(logged)).not.toContain(secret)
    }
  })

  test('reading and logging in do not look up the user', async () => {
    const lookup = google.mockUserLookup(200, {})
    const { app, profiles } = verifyingApp()
    await storeProfile(profiles, userOf('ada'))
    const token = google.tokenOf(ours.privateKey)

    const read = await get(app, token)
    const login = await request(app)
      .post('/api/auth/login')
      .set('Authorization', `Bearer ${token}`)
      .send(ada)

    expect([read.status, login.status]).toEqual([200, 200])
    expect(lookup.isDone()).toBe(false)
  })

  const writes = [
    ['post', '/api/auth/register'],
    ['put', '/api/auth/profile'],
    ['delete', '/api/auth/profile'],
  ] as const
  const write = async (
    { app, profiles }: ReturnType<typeof verifyingApp>,
    [method, path]: (typeof writes)[number],
    token = google.tokenOf(ours.privateKey),
  ) => {
    if (method !== 'post') await storeProfile(profiles, userOf('ada'))
    const call = request(app)[method](path).set('Authorization', `Bearer ${token}`)
    const before = await profiles.read('ada')
    const { status } = await call.send(ada)
    return { status, isUnchanged: isDeepStrictEqual(await profiles.read('ada'), before) }
  }

  test.each([
    ['disabled', { users: [{ localId: 'ada', disabled: true }] }, 3],
    ['signed out', { users: [{ localId: 'ada', validSince: String(now()) }] }, 3],
    ['deleted', {}, 2],
  ])('no write of a user who is %s succeeds', async (rejection, response, count) => {
    for (const call of writes.slice(0, count)) {
      google.mockKeys({ current: ours.certificate })
      google.mockUserLookup(200, response)
      const app = verifyingApp()

      expect(await write(app, call)).toEqual({ status: 401, isUnchanged: true })
      expect(app.logged[0]).toMatchObject({ severity: 'WARNING', rejection })
    }
  })

  test.each([400, 403, 500])('a failed lookup (%i) answers 503, not 401', async (status) => {
    for (const call of writes) {
      google.mockKeys({ current: ours.certificate })
      google.mockUserLookup(status, { error: { code: status, message: 'UNAVAILABLE' } }).persist()
      const app = verifyingApp()

      expect(await write(app, call)).toEqual({ status: 503, isUnchanged: true })
      expect(app.logged).toContainEqual(expect.objectContaining({ severity: 'ERROR' }))
      nock.cleanAll()
    }
  })

  test('DELETE with a valid token of a deleted user removes a profile that was left over', async () => {
    google.mockUserLookup(200, {})
    const { app, profiles, logged } = verifyingApp()
    for (const uid of ['ada', 'eve']) await storeProfile(profiles, userOf(uid))
    const token = google.tokenOf(ours.privateKey, { auth_time: now() - 86_400 })

    const reply = await request(app)
      .delete('/api/auth/profile')
      .set('Authorization', `Bearer ${token}`)

    expect(reply.status).toBe(204)
    expect(await profiles.read('ada')).toBeUndefined()
    expect(await profiles.read('eve')).toBeDefined()
    expect(logged[0]).toMatchObject({ severity: 'INFO', status: 204, uid: 'ada' })
  })

  test.each([
    ['is signed with another key', () => google.tokenOf(theirs.privateKey)],
    ['has no signature', () => google.tokenOf(undefined)],
    ['is expired', () => google.tokenOf(ours.privateKey, { iat: past, exp: past + 3600 })],
    ['is for another project', () => google.tokenOf(ours.privateKey, { aud: 'demo-elsewhere' })],
  ])('DELETE with a token of a deleted user that %s removes nothing', async (_, token) => {
    google.mockUserLookup(200, {})
    expect(await write(verifyingApp(), writes[2], token())).toEqual({
      status: 401,
      isUnchanged: true,
    })
  })
})

test('a failed request for Google’s keys answers 503, not 401', async () => {
  google.mockKeyOutage()
  const { app } = verifyingApp()

  const reply = await get(app, google.tokenOf(ours.privateKey))

  expect(reply.status).toBe(503)
})

test('new keys replace the cached ones when these expire', async () => {
  google.mockKeys({ current: ours.certificate }, 'max-age=0')
  google.mockKeys({ current: theirs.certificate })
  const { app } = verifyingApp()
  const token = google.tokenOf(ours.privateKey)

  const before = await get(app, token)
  const after = await get(app, token)

  expect(before.body).toHaveProperty('code', 'not-registered')
  expect(after.status).toBe(401)
})

test('returns only the claims about the user and the sign-in', async () => {
  const claims = {
    ...{ aud: 'demo', iss: 'google', sub: 'ada', uid: 'ada', iat: 20, exp: 30, auth_time: 10 },
    ...{ email: 'ada@example.com', email_verified: true, name: { admin: true }, admin: true },
    firebase: { identities: { 'google.com': ['g-ada'] }, sign_in_provider: 'google.com' },
  }
  const verifyToken = verifyTokenWithFirebase(() => ({
    verifyIdToken: () => Promise.resolve(claims as unknown as DecodedIdToken),
  }))

  expect(await verifyToken('token')).toEqual({
    ...{ uid: 'ada', email: 'ada@example.com', name: '', emailVerified: true },
    ...{ signInMethod: 'google.com', authTime: 10 },
  })
})
