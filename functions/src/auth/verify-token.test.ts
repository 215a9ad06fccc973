import type { DecodedIdToken } from 'firebase-admin/auth'
import nock from 'nock'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as google from '../testing/google.ts'
import { ada, clientsOf, storeProfile, userOf } from '../testing/test-app.ts'
import { accountsWithFirebase } from './accounts.ts'
import { verifyTokenWithFirebase } from './verify-token.ts'

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

/** Clients of an app that verifies real signatures. Their names are the tokens. */
function verifying() {
  const auth = google.freshAuth()
  const verifyToken = verifyTokenWithFirebase(() => auth)
  return clientsOf<string>({}, { verifyToken, accounts: accountsWithFirebase(() => auth) })
}

const now = () => Math.floor(Date.now() / 1000)
const past = now() - 7200

describe('Google’s keys are available', () => {
  beforeEach(() => {
    google.mockKeys({ current: ours.certificate, next: theirs.certificate })
  })

  test.each([
    ['current', () => google.tokenOf(ours.privateKey)],
    ['next', () => google.tokenOf(theirs.privateKey, {}, { kid: 'next' })],
  ])('a token signed with the %s key is accepted', async (_, token) => {
    expect((await verifying().get(token())).body).toHaveProperty('code', 'not-registered')
  })

  const signed = (claims: object, header: object = {}) =>
    google.tokenOf(ours.privateKey, claims, header)
  const unsigned = (header: object = {}) => google.tokenOf(undefined, {}, header)
  const changed = (token: string) => token.replace(/\.[^.]+/, (part) => `${part.slice(0, -4)}AAAA`)

  test.each([
    ['for another project', () => signed({ aud: 'demo-elsewhere' })],
    ['from another issuer', () => signed({ iss: 'https://securetoken.google.com/demo-elsewhere' })],
    ['that is expired', () => signed({ iat: past, exp: past + 3600 })],
    ['of a tenant', () => signed({ firebase: { sign_in_provider: 'password', tenant: 'other' } })],
    ['without a subject', () => signed({ sub: '' })],
    ['with a subject that is not a string', () => signed({ sub: { $ne: '' } })],
    ['with algorithm none', () => unsigned({ alg: 'none' })],
    ['with algorithm none and no key id', () => unsigned({ alg: 'none', kid: undefined })],
    ['signed with a shared secret', () => `${unsigned({ alg: 'HS256' })}c2lnbmF0dXJl`],
    ['without a signature', () => unsigned()],
    ['signed with another key', () => google.tokenOf(theirs.privateKey)],
    ['signed with a retired key id', () => signed({}, { kid: 'old' })],
    ['with modified claims', () => changed(signed({}))],
    ['with null claims', () => `${unsigned().split('.')[0] ?? ''}.bnVsbA.c2ln`],
    ['that is not a JWT', () => 'x'],
  ])('a token %s answers 401, and is not logged', async (_, makeToken) => {
    const { get, logged } = verifying()
    const token = makeToken()

    const reply = await get(token)

    expect(reply.status).toBe(401)
    expect(reply.body).toHaveProperty('code', 'unauthenticated')
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ severity: 'WARNING', status: 401 })
    expect(logged[0]?.['rejection']).toMatch(
      /^auth\/(argument-error|id-token-expired)$|^malformed$|^tenant$/,
    )
    for (const secret of token.split('.').filter((text) => text.length > 1))
      expect(JSON.stringify(logged)).not.toContain(secret)
  })

  test('reading and logging in do not look up the user', async () => {
    const lookup = google.mockUserLookup(200, {})
    const { get, login, profiles } = verifying()
    await storeProfile(profiles, userOf('ada'))
    const token = google.tokenOf(ours.privateKey)

    expect([(await get(token)).status, (await login(token)).status]).toEqual([200, 200])
    expect(lookup.isDone()).toBe(false)
  })

  test.each<[rejection: string, lookup: number, response: object, status: number]>([
    ['disabled', 200, { users: [{ localId: 'ada', disabled: true }] }, 401],
    ['signed out', 200, { users: [{ localId: 'ada', validSince: String(now()) }] }, 401],
    ['unknown in an outage', 500, { error: { code: 500, message: 'UNAVAILABLE' } }, 503],
  ])('no write of a user who is %s succeeds', async (rejection, lookup, response, status) => {
    for (const write of ['register', 'put', 'remove'] as const) {
      google.mockKeys({ current: ours.certificate })
      google.mockUserLookup(lookup, response).persist()
      const api = verifying()
      if (write !== 'register') await storeProfile(api.profiles, userOf('ada'))
      const before = await api.profiles.read('ada')

      const reply = await api[write](google.tokenOf(ours.privateKey), { name: 'Eve' })

      expect(reply.status).toBe(status)
      expect(await api.profiles.read('ada')).toEqual(before)
      expect(api.logged[0]).toMatchObject(
        status === 401 ? { severity: 'WARNING', rejection } : { severity: 'ERROR' },
      )
      nock.cleanAll()
    }
  })

  test('DELETE with a valid token of a deleted user removes a profile that was left over', async () => {
    google.mockUserLookup(200, {})
    const { remove, profiles, logged } = verifying()
    for (const uid of ['ada', 'eve']) await storeProfile(profiles, userOf(uid))

    const reply = await remove(google.tokenOf(ours.privateKey, { auth_time: now() - 86_400 }))

    expect(reply.status).toBe(204)
    expect(await profiles.read('ada')).toBeUndefined()
    expect(await profiles.read('eve')).toBeDefined()
    expect(logged[0]).toMatchObject({ severity: 'INFO', status: 204, uid: 'ada' })
  })
})

test('a failed request for Google’s keys answers 503, not 401', async () => {
  google.mockKeyOutage()

  expect((await verifying().get(google.tokenOf(ours.privateKey))).status).toBe(503)

  const cause = Object.assign(new TypeError('no network'), { code: 'ERR_NETWORK' })
  const verify = verifyTokenWithFirebase(() => ({ verifyIdToken: () => Promise.reject(cause) }))
  await expect(verify('token')).rejects.toMatchObject({ code: 'unavailable', cause })
})

test('new keys replace the cached ones when these expire', async () => {
  google.mockKeys({ current: ours.certificate }, 'max-age=0')
  google.mockKeys({ current: theirs.certificate })
  const { get } = verifying()
  const token = google.tokenOf(ours.privateKey)

  expect([(await get(token)).status, (await get(token)).status]).toEqual([404, 401])
})

test.each([
  ['accepts', 'true'],
  ['rejects', undefined],
])('%s tokens of unknown users when FUNCTIONS_EMULATOR is %s', async (_, emulator) => {
  vi.stubEnv('FUNCTIONS_EMULATOR', emulator)
  const cause = Object.assign(new Error('no user'), { code: 'auth/user-not-found' })
  const verify = verifyTokenWithFirebase(() => ({ verifyIdToken: () => Promise.reject(cause) }))
  const verified = verify(google.tokenOf(undefined))

  if (emulator) expect(await verified).toHaveProperty('uid', 'ada')
  else await expect(verified).rejects.toMatchObject({ code: 'unavailable', cause })
  vi.unstubAllEnvs()
})

test('returns only the claims about the user and the sign-in', async () => {
  const claims = {
    ...{ aud: 'demo', iss: 'google', sub: 'ada', uid: 'ada', iat: 20, exp: 30, auth_time: 10 },
    ...{ email: ada.email, email_verified: true, name: { admin: true }, admin: true },
    firebase: { identities: { 'google.com': ['g-ada'] }, sign_in_provider: 'google.com' },
  }
  const verifyIdToken = () => Promise.resolve(claims as unknown as DecodedIdToken)

  expect(await verifyTokenWithFirebase(() => ({ verifyIdToken }))('token')).toEqual({
    ...{ uid: 'ada', email: ada.email, name: '', emailVerified: true },
    ...{ signInMethod: 'google.com', authTime: 10 },
  })
})
