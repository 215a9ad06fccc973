import { emptyDetails } from '@shop/contract/profile'
import { callApi, type ApiResponse, type Call } from './support/api.ts'
import {
  newCustomer,
  newIdentity,
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

test('registers, signs in, reads and changes a profile', async () => {
  const ada = await newIdentity()
  const { idToken: token, uid, email } = ada
  const body = registrationOf(ada)

  const health = await callApi('GET', '/health')
  const created = await callApi('POST', '/auth/register', { token, body })
  const answers = [
    await callApi('POST', '/auth/register', { token, body: { ...body, name: 'Eve' } }),
    await callApi('POST', '/auth/login', { token, body: { email, firebaseUid: uid } }),
    await callApi('GET', '/auth/profile', { token }),
  ]
  const changes = { name: '👩🏽‍🦰 <b>রহিমা', address: { city: 'ঢাকা' }, email: 'eve@example.com' }
  const changed = await callApi('PUT', '/auth/profile', { token, body: changes })

  expect(health).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(created).toMatchObject({
    status: 201,
    body: { ...emptyDetails, uid, email, name: ada.name },
  })
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: created.body })
  expect(changed.body).toMatchObject({
    ...{ ...emptyDetails, uid, email, name: changes.name },
    address: { ...emptyDetails.address, city: 'ঢাকা' },
  })
  for (const response of [health, created, ...answers, changed]) expectHeaders(response)
})

test('answers errors with their code, and other origins without CORS headers', async () => {
  const { idToken: token } = await newIdentity()
  const calls: [status: number, code: string, method: string, path: string, call?: Call][] = [
    [400, 'invalid-body', 'PUT', '/auth/profile', { token, body: { address: { zip: 1207 } } }],
    [401, 'unauthenticated', 'GET', '/auth/profile'],
    [404, 'not-found', 'GET', ''],
    [413, 'too-large', 'PUT', '/auth/profile', { token, body: { name: 'x'.repeat(16 * 1024) } }],
  ]
  for (const [status, code, method, path, call] of calls)
    expectError(await callApi(method, path, call), status, code)
  expectError(await callApi('PUT', '/auth/profile', { token, body: '{' }), 400, 'invalid-body')
  const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'PUT' }
  for (const [method, path] of [
    ['OPTIONS', '/auth/profile'],
    ['GET', '/health'],
  ] as const) {
    const response = await callApi(method, path, { headers })
    const names = [...response.headers.keys()]
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('ends an attacker’s password when the owner signs in with Google', async () => {
  const attacker = await newCustomer()
  await verifyEmail(attacker.uid)
  const owner = await signedInWithGoogle({ ...attacker, name: 'Owner' })
  expect(owner.uid).toBe(attacker.uid)

  const { idToken, email, uid: firebaseUid } = owner
  const body = registrationOf(owner)
  const { status } = await callApi('POST', '/auth/register', { token: idToken, body })

  expect(status).toBe(200)
  await expect(signedInAgain(attacker), 'the password is gone').rejects.toThrow('400')
  const stale = await callApi('GET', '/auth/profile', { token: attacker.idToken })
  expectError(stale, 401, 'unauthenticated')

  const again = await signedInWithGoogle(owner)
  const login = { token: again.idToken, body: { email, firebaseUid } }
  expect(await callApi('POST', '/auth/login', login), 'the e-mail stays').toMatchObject({
    status: 200,
    body: { email, name: 'Owner' },
  })
})

test('keeps profile and password when a verified owner signs in with Google', async () => {
  const ada = await newCustomer()
  await verifyEmail(ada.uid)
  const { idToken } = await signedInAgain(ada)
  const phone = '+880 1711-222333'
  await callApi('PUT', '/auth/profile', { token: idToken, body: { phone } })
  const google = await signedInWithGoogle(ada)
  const body = { email: ada.email, firebaseUid: ada.uid }

  for (const { idToken: token } of [google, await signedInAgain(ada)]) {
    const login = await callApi('POST', '/auth/login', { token, body })
    expect(login).toMatchObject({ status: 200, body: { uid: ada.uid, phone } })
  }
})
