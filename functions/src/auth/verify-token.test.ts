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
  // Connections to the app itself are the only ones let out.
  nock.disableNetConnect()
  nock.enableNetConnect('127.0.0.1')
  return () => nock.enableNetConnect()
})

afterEach(() => nock.cleanAll())

/** The app with the real check of signatures, and all it logs. */
function checkingApp() {
  const logged: LogEntry[] = []
  const profiles = memoryProfiles()
  const auth = google.freshAuth()
  const verifyToken = verifyTokenWithFirebase((token, checkRevoked) =>
    auth.verifyIdToken(token, checkRevoked),
  )
  return {
    app: testApp({ verifyToken, profiles, log: (entry) => logged.push(entry) }),
    logged,
    profiles,
  }
}

const get = (app: ReturnType<typeof testApp>, token: string) =>
  request(app).get('/api/auth/profile').set('Authorization', `Bearer ${token}`)

describe('with Google’s keys', () => {
  beforeEach(() => {
    google.publishKeys({ current: ours.certificate, next: theirs.certificate })
  })

  test.each([
    ['current', () => google.tokenOf(ours.privateKey)],
    ['next', () => google.tokenOf(theirs.privateKey, {}, { kid: 'next' })],
  ])('a token signed with the %s key is its user’s', async (_name, token) => {
    const { app } = checkingApp()

    const reply = await get(app, token())

    expect(reply.body).toHaveProperty('code', 'not-registered')
  })

  const past = Math.floor(Date.now() / 1000) - 7200
  const elsewhere = 'https://securetoken.google.com/demo-elsewhere'
  const hmac = () => google.tokenOf(undefined, {}, { alg: 'HS256' })

  test.each([
    ['of another project', () => google.tokenOf(ours.privateKey, { aud: 'demo-elsewhere' })],
    ['of another issuer', () => google.tokenOf(ours.privateKey, { iss: elsewhere })],
    ['that has expired', () => google.tokenOf(ours.privateKey, { iat: past, exp: past + 3600 })],
    ['without a subject', () => google.tokenOf(ours.privateKey, { sub: '' })],
    ['whose subject is no text', () => google.tokenOf(ours.privateKey, { sub: { $ne: '' } })],
    ['of algorithm none', () => google.tokenOf(undefined, {}, { alg: 'none' })],
    [
      'of algorithm none without a key id',
      () => google.tokenOf(undefined, {}, { alg: 'none', kid: undefined }),
    ],
    ['signed with a shared secret', () => `${hmac()}c2lnbmF0dXJl`],
    ['without its signature', () => google.tokenOf(undefined)],
    ['signed with another key', () => google.tokenOf(theirs.privateKey)],
    ['whose key has been replaced', () => google.tokenOf(ours.privateKey, {}, { kid: 'old' })],
    [
      'whose claims were changed',
      () =>
        google
          .tokenOf(ours.privateKey)
          .replace(/\.[^.]+/, (claims) => `${claims.slice(0, -4)}AAAA`),
    ],
    ['whose claims are null', () => `${google.tokenOf(undefined).split('.')[0] ?? ''}.bnVsbA.c2ln`],
    ['that is none', () => 'x'],
  ])('a token %s is refused and not logged', async (_name, makeToken) => {
    const { app, logged } = checkingApp()
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
    { refusal: 'auth/user-disabled', answer: { users: [{ localId: 'ada', disabled: true }] } },
    { refusal: 'auth/user-not-found', answer: {} },
    {
      refusal: 'auth/id-token-revoked',
      answer: { users: [{ localId: 'ada', validSince: String(Math.floor(Date.now() / 1000)) }] },
    },
  ])('a token refused with $refusal', ({ refusal, answer }) => {
    test.each([
      ['registers', 'post', '/api/auth/register', ada],
      ['changes', 'put', '/api/auth/profile', { name: 'Eve' }],
    ] as const)('%s nothing', async (_name, method, path, body) => {
      google.lookUp(200, answer)
      const { app, logged, profiles } = checkingApp()
      if (method === 'put') await profiles.createIfAbsent('ada', ada)
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

  test('reading and logging in do not ask whether the user is still there', async () => {
    const lookUp = google.lookUp(200, {})
    const { app, profiles } = checkingApp()
    await profiles.createIfAbsent('ada', ada)
    const token = google.tokenOf(ours.privateKey)

    const read = await get(app, token)
    const login = await request(app)
      .post('/api/auth/login')
      .set('Authorization', `Bearer ${token}`)
      .send(ada)

    expect([read.status, login.status]).toEqual([200, 200])
    expect(lookUp.isDone()).toBe(false)
  })

  test.each([400, 403, 500])(
    'that Google does not know the user now (%i) is no fault of the token',
    async (status) => {
      google.lookUp(status, { error: { code: status, message: 'UNAVAILABLE' } }).persist()
      const { app, logged } = checkingApp()

      const reply = await request(app)
        .put('/api/auth/profile')
        .set('Authorization', `Bearer ${google.tokenOf(ours.privateKey)}`)
        .send({ name: 'Ada' })

      expect(reply.status).toBe(503)
      expect(reply.body).toHaveProperty('code', 'unavailable')
      expect(logged).toContainEqual(expect.objectContaining({ severity: 'ERROR' }))
    },
  )
})

test('that Google’s keys cannot be had is no fault of the token', async () => {
  google.losePublishedKeys()
  const { app } = checkingApp()

  const reply = await get(app, google.tokenOf(ours.privateKey))

  expect(reply.status).toBe(503)
})

test('keys that were replaced count once the old ones have expired', async () => {
  google.publishKeys({ current: ours.certificate }, 'max-age=0')
  google.publishKeys({ current: theirs.certificate })
  const { app } = checkingApp()
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
  'only the claims about the user and the sign-in by %s are passed on',
  async (method, googleId) => {
    const claims = {
      ...{ aud: 'demo', iss: 'google', sub: 'ada', iat: 20, exp: 30, auth_time: 10 },
      ...{ uid: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada', admin: true },
      firebase: { identities: { 'google.com': ['g-ada'] }, sign_in_provider: method },
    }
    const verifyToken = verifyTokenWithFirebase(() => Promise.resolve(claims))

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
