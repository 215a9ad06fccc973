import { readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDetails } from '@shop/contract/profile'
import {
  callApi,
  foreign,
  tokenWith,
  baseUrls,
  type ApiResponse,
  type Call,
} from './support/api.ts'
import { root } from './support/environment.ts'
import {
  accountsOf,
  disableAccount,
  enableAccount,
  newCustomer,
  newIdentity,
  revokeTokens,
  signedInAgain,
  signedInWithGoogle,
  verifyEmail,
  type Identity,
} from './support/people.ts'
import { expect, test } from './support/test.ts'

/*
 * A smoke test of the API behind Hosting and the framework, with the emulators' accounts and documents. The
 * function's own tests cover each rule.
 */

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Matches a stack trace, as text or HTML. */
const stack = /\bat .+[:/]\d+|node_modules|\.[cm]?js\b/

/** Expects the headers of the function's responses, and no stack trace. */
function expectHeaders({ headers, text }: ApiResponse) {
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(headers.get('X-Request-Id')).toMatch(uuid)
  expect(headers.get('Content-Type')).toContain('application/json')
  expect(text).not.toMatch(stack)
}

/** Expects an error body with exactly a code and a message. */
function expectError(response: ApiResponse, status: number, code: string) {
  expect(response, response.text).toMatchObject({ status, body: { code } })
  expect(Object.keys(response.body as object).sort()).toEqual(['code', 'message'])
  expect((response.body as { message: string }).message).toMatch(/^\S.*\.$/)
  expectHeaders(response)
}

const registrationOf = ({ email, password, name, uid: firebaseUid }: Identity) => ({
  email,
  password,
  name,
  firebaseUid,
})

const [hosting] = baseUrls
const api = (method: string, path: string, call?: Call) => callApi(hosting.base, method, path, call)

const { version } = JSON.parse(readFileSync(path.join(root, 'functions/package.json'), 'utf8')) as {
  version: string
}

for (const { name, base } of baseUrls) {
  test(`${name}: registers, signs in, reads and changes a profile`, async () => {
    const ada = await newIdentity()
    const { idToken: token, uid, email } = ada
    const body = registrationOf(ada)
    const address = { ...emptyDetails.address, city: 'ঢাকা' }

    const health = await callApi(base, 'GET', '/health')
    const created = await callApi(base, 'POST', '/auth/register', { token, body })
    const login = { token, body: { email, firebaseUid: uid } }
    const answers = [
      await callApi(base, 'POST', '/auth/register', { token, body: { ...body, name: 'Eve' } }),
      await callApi(base, 'POST', '/auth/login', login),
      await callApi(base, 'GET', '/auth/profile', { token }),
    ]
    const changes = { name: '👩🏽‍🦰 <b>রহিমা', address: { city: 'ঢাকা' }, email: 'eve@example.com' }
    const changed = await callApi(base, 'PUT', '/auth/profile', { token, body: changes })

    const commit = expect.stringMatching(/^[\da-f]{7,40}$|^unknown$/)
    expect(health).toMatchObject({ status: 200, body: { status: 'ok', version, commit } })
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const profile = {
      ...emptyDetails,
      uid,
      email,
      name: ada.name,
      createdAt: time,
      updatedAt: time,
    }
    expect(created).toMatchObject({ status: 201, body: profile })
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: created.body })
    expect(changed.body).toEqual({
      ...(created.body as object),
      ...{ name: changes.name, address, updatedAt: time },
    })
    for (const response of [health, created, ...answers, changed]) expectHeaders(response)
  })

  test(`${name}: answers each error with its code and message`, async () => {
    const ada = await newCustomer()
    const eve = await newIdentity()
    const { idToken: token, email } = ada
    const past = Math.floor(Date.now() / 1000) - 7200
    const bearer = (claims: object) => ({
      headers: { Authorization: `Bearer ${tokenWith(token, { ...claims })}` },
    })
    const text = { 'Content-Type': 'text/plain' }
    const calls: [status: number, code: string, method: string, path: string, call?: Call][] = [
      [400, 'invalid-body', 'PUT', '/auth/profile', { token, body: { address: { zip: 1207 } } }],
      [401, 'unauthenticated', 'GET', '/auth/profile'],
      [401, 'unauthenticated', 'GET', '/auth/profile', bearer({ iat: past, exp: past + 3600 })],
      [401, 'unauthenticated', 'PUT', '/auth/profile', { ...bearer(foreign), body: {} }],
      [403, 'uid-mismatch', 'POST', '/auth/login', { token, body: { email, firebaseUid: 'eve' } }],
      [404, 'not-registered', 'GET', '/auth/profile', { token: eve.idToken }],
      [404, 'not-found', 'GET', '/auth/profile/more'],
      [404, 'not-found', 'POST', '/orders', { body: {} }],
      [405, 'method-not-allowed', 'PATCH', '/auth/profile'],
      [413, 'too-large', 'PUT', '/auth/profile', { token, body: { name: 'x'.repeat(16 * 1024) } }],
      [415, 'unsupported-media-type', 'PUT', '/auth/profile', { token, headers: text, body: '{}' }],
    ]

    for (const [status, code, method, path, call] of calls) {
      const response = await callApi(base, method, path, call)
      expectError(response, status, code)
      if (status === 405) expect(response.headers.get('Allow')).toBe('GET, PUT, DELETE')
    }
    for (const body of ['{', '"text"', '\u0000', Uint8Array.of(0x7b, 0xff, 0x7d)]) {
      const { status, text } = await callApi(base, 'PUT', '/auth/profile', { token, body })
      expect(status, String(body)).toBe(400)
      expect(text).not.toMatch(stack)
    }
  })

  test(`${name}: answers another origin without CORS headers`, async () => {
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const responses = [
      await callApi(base, 'OPTIONS', '/auth/profile', { headers }),
      await callApi(base, 'GET', '/health', { headers }),
    ]

    expect(responses.map(({ status }) => status)).toEqual([405, 200])
    for (const response of responses) {
      const names = [...response.headers.keys()]
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
      expect(response.text).not.toContain('elsewhere.example')
    }
  })
}

test('GET /api answers with the JSON 404 of the API, not the 404 page', async () => {
  expectError(await api('GET', ''), 404, 'not-found')
})

for (const hasProfile of [true, false]) {
  test(`the owner’s Google sign-in ends an attacker’s password, ${hasProfile ? 'with' : 'without'} a profile`, async () => {
    const attacker = await (hasProfile ? newCustomer() : newIdentity())
    await verifyEmail(attacker.uid)
    const owner = await signedInWithGoogle({ ...attacker, name: 'Owner' })
    expect(owner.uid).toBe(attacker.uid)

    const { idToken, email, uid: firebaseUid } = owner
    const body = registrationOf(owner)
    const { status } = await api('POST', '/auth/register', { token: idToken, body })

    expect(status).toBe(hasProfile ? 200 : 201)
    await expect(signedInAgain(attacker), 'the password is gone').rejects.toThrow('400')
    const stale = await api('GET', '/auth/profile', { token: attacker.idToken })
    expectError(stale, 401, 'unauthenticated')

    const again = await signedInWithGoogle(owner)
    const login = { token: again.idToken, body: { email, firebaseUid } }
    expect(await api('POST', '/auth/login', login), 'the e-mail stays').toMatchObject({
      status: 200,
      body: { email, name: 'Owner' },
    })
  })
}

test('DELETE removes profile and account, can be repeated, and leaves the e-mail free', async () => {
  const ada = await newCustomer()
  const token = ada.idToken
  const remove = () => api('DELETE', '/auth/profile', { token })

  const first = await remove()

  expect(first).toMatchObject({ status: 204, text: '' })
  expect(first.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await accountsOf(ada.email)).toEqual([])
  expect((await remove()).status).toBe(204)
  expectError(await api('GET', '/auth/profile', { token }), 404, 'not-registered')
  const body = registrationOf(ada)
  expectError(await api('PUT', '/auth/profile', { token, body }), 401, 'unauthenticated')
  expectError(await api('POST', '/auth/register', { token, body }), 401, 'unauthenticated')

  const again = await newIdentity(ada)
  const registered = await api('POST', '/auth/register', {
    token: again.idToken,
    body: registrationOf(again),
  })
  expect(again.uid).not.toBe(ada.uid)
  expect(registered).toMatchObject({ status: 201, body: { ...emptyDetails, name: ada.name } })
})

test('DELETE of an old sign-in, or of a disabled user, removes nothing', async () => {
  const ada = await newCustomer()
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600
  await revokeTokens(ada.uid, anHourAgo)
  const remove = (token: string) => api('DELETE', '/auth/profile', { token })

  const old = await remove(tokenWith(ada.idToken, { auth_time: anHourAgo }))
  const revoked = await remove(tokenWith(ada.idToken, { auth_time: anHourAgo - 1 }))
  await disableAccount(ada.uid)
  const disabled = await remove(ada.idToken)
  await enableAccount(ada.uid)

  expectError(old, 403, 'recent-sign-in-required')
  expectError(revoked, 401, 'unauthenticated')
  expectError(disabled, 401, 'unauthenticated')
  const profile = await api('GET', '/auth/profile', { token: ada.idToken })
  expect(profile).toMatchObject({ status: 200, body: { email: ada.email } })
})
