import nock from 'nock'
import request from 'supertest'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyTokenWithFirebase } from './verify-token.ts'
import type { LogEntry } from '../http/request-log.ts'
import * as google from '../testing/google.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp } from '../testing/test-app.ts'

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
    app: testApp({ verifyToken, profiles, log: (entry) => logged.push(entry) }),
    logged,
    profiles,
  }
}

const get = (app: ReturnType<typeof testApp>, token: string) =>
  request(app).get('/api/auth/profile').set('Authorization', `Bearer ${token}`)

describe('Google’s keys are available', () => {
  beforeEach(() => {
    google.mockKeys({ current: ours.certificate, next: theirs.certificate })
  })

  test.each([
    ['current', () => google.tokenOf(ours.privateKey)],
    ['next', () => google.tokenOf(theirs.privateKey, {}, { kid: 'next' })],
  ])('token signed with the %s key → accepted', async (_name, token) => {
    const { app } = verifyingApp()

    const reply = await get(app, token())

    expect(reply.body).toHaveProperty('code', 'not-registered')
  })

  const past = Math.floor(Date.now() / 1000) - 7200
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
  ])('token %s → 401, and the token is not logged', async (_name, makeToken) => {
    const { app, logged } = verifyingApp()
    const token = makeToken()

    const reply = await get(app, token)

    expect(reply.status).toBe(401)
    expect(reply.body).toHaveProperty('code', 'unauthenticated')
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ severity: 'WARNING', status: 401 })
    expect(logged[0]?.['refusal']).toMatch(/^auth\/(argument-error|id-token-expired)$|^malformed$/)
    for (const secret of token.split('.').filter((text) => text.length > 1)) {
      expect(JSON.stringify(logged)).not.toContain(secret)
    }
  })

  describe.each([
    { refusal: 'auth/user-disabled', response: { users: [{ localId: 'ada', disabled: true }] } },
    { refusal: 'auth/user-not-found', response: {} },
    {
      refusal: 'auth/id-token-revoked',
      response: { users: [{ localId: 'ada', validSince: String(Math.floor(Date.now() / 1000)) }] },
    },
  ])('a token rejected with $refusal', ({ refusal, response }) => {
    test.each([
      ['registration', 'post', '/api/auth/register', ada],
      ['profile update', 'put', '/api/auth/profile', { name: 'Eve' }],
      ...(refusal === 'auth/user-not-found'
        ? []
        : ([['deletion', 'delete', '/api/auth/profile', {}]] as const)),
    ] as const)('%s → 401, nothing is written', async (_name, method, path, body) => {
      google.mockUserLookup(200, response)
      const { app, logged, profiles } = verifyingApp()
      if (method !== 'post') await profiles.createIfAbsent('ada', ada)
      const before = await profiles.read('ada')

      const reply = await request(app)
        [method](path)
        .set('Authorization', `Bearer ${google.tokenOf(ours.privateKey)}`)
        .send(body)

      expect(reply.status).toBe(401)
      expect(logged[0]).toHaveProperty('refusal', refusal)
      expect(await profiles.read('ada')).toEqual(before)
    })
  })

  const deleteProfile = (app: ReturnType<typeof testApp>, token: string) =>
    request(app).delete('/api/auth/profile').set('Authorization', `Bearer ${token}`)

  test('deletion with a valid token of a deleted user → 204, a profile that was left over is deleted', async () => {
    google.mockUserLookup(200, {})
    const { app, profiles, logged } = verifyingApp()
    await profiles.createIfAbsent('ada', ada)
    await profiles.createIfAbsent('eve', ada)
    const old = { auth_time: Math.floor(Date.now() / 1000) - 86_400 }

    const reply = await deleteProfile(app, google.tokenOf(ours.privateKey, old))

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
  ])(
    'deletion with a token of a deleted user that %s → 401, nothing is deleted',
    async (_, token) => {
      google.mockUserLookup(200, {})
      const { app, profiles } = verifyingApp()
      await profiles.createIfAbsent('ada', ada)

      expect((await deleteProfile(app, token())).status).toBe(401)
      expect(await profiles.read('ada')).toBeDefined()
    },
  )

  test.each([400, 500])(
    'deletion, user lookup fails with %i → 503, nothing is deleted',
    async (status) => {
      google.mockUserLookup(status, { error: { code: status, message: 'UNAVAILABLE' } }).persist()
      const { app, profiles } = verifyingApp()
      await profiles.createIfAbsent('ada', ada)

      const reply = await deleteProfile(app, google.tokenOf(ours.privateKey))

      expect(reply.status).toBe(503)
      expect(await profiles.read('ada')).toBeDefined()
    },
  )

  test('reading the profile or logging in → does not look up the user', async () => {
    const lookup = google.mockUserLookup(200, {})
    const { app, profiles } = verifyingApp()
    await profiles.createIfAbsent('ada', ada)
    const token = google.tokenOf(ours.privateKey)

    const read = await get(app, token)
    const login = await request(app)
      .post('/api/auth/login')
      .set('Authorization', `Bearer ${token}`)
      .send(ada)

    expect([read.status, login.status]).toEqual([200, 200])
    expect(lookup.isDone()).toBe(false)
  })

  test.each([400, 403, 500])('user lookup fails with %i → 503, not 401', async (status) => {
    google.mockUserLookup(status, { error: { code: status, message: 'UNAVAILABLE' } }).persist()
    const { app, logged } = verifyingApp()

    const reply = await request(app)
      .put('/api/auth/profile')
      .set('Authorization', `Bearer ${google.tokenOf(ours.privateKey)}`)
      .send({ name: 'Ada' })

    expect(reply.status).toBe(503)
    expect(reply.body).toHaveProperty('code', 'unavailable')
    expect(logged).toContainEqual(expect.objectContaining({ severity: 'ERROR' }))
  })
})

test('fetching Google’s keys fails → 503, not 401', async () => {
  google.mockKeyOutage()
  const { app } = verifyingApp()

  const reply = await get(app, google.tokenOf(ours.privateKey))

  expect(reply.status).toBe(503)
})

test('cached keys expire → the new keys replace them', async () => {
  google.mockKeys({ current: ours.certificate }, 'max-age=0')
  google.mockKeys({ current: theirs.certificate })
  const { app } = verifyingApp()
  const token = google.tokenOf(ours.privateKey)

  const before = await get(app, token)
  const after = await get(app, token)

  expect(before.body).toHaveProperty('code', 'not-registered')
  expect(after.status).toBe(401)
})

test.each([
  ['google.com', 'g-ada'],
  ['password', undefined],
])(
  'sign-in with %s → returns only the claims about the user and the sign-in',
  async (method, googleId) => {
    const claims = {
      ...{ aud: 'demo', iss: 'google', sub: 'ada', iat: 20, exp: 30, auth_time: 10 },
      ...{ uid: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada', admin: true },
      firebase: { identities: { 'google.com': ['g-ada'] }, sign_in_provider: method },
    }
    const verifyToken = verifyTokenWithFirebase(() => ({
      verifyIdToken: () => Promise.resolve(claims),
    }))

    const user = await verifyToken('token', { checkRevoked: false })

    expect(user).toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      emailVerified: true,
      signInMethod: method,
      googleId,
      authTime: 10,
    })
  },
)
