import { emptyDetails } from '@shop/contract/profile'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, memoryAccounts, testApp, tokenOf, userOf } from '../testing/test-app.ts'

function post(path: string, body: object, profiles = memoryProfiles()) {
  return request(testApp({ profiles }))
    .post(`/api/auth/${path}`)
    .set('Authorization', tokenOf('ada'))
    .send(body)
}

test('registration answers 201 with the profile, and login 200 with the same', async () => {
  const profiles = memoryProfiles()

  const reply = await post('register', ada, profiles)

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
  const { email, name } = ada
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    ...emptyDetails,
    ...{ uid: 'ada', name, email, createdAt: time, updatedAt: time },
  })
  const login = await post('login', ada, profiles)
  expect([login.status, login.body]).toEqual([200, reply.body])
})

test('registering again answers 200 with the stored profile', async () => {
  const profiles = memoryProfiles()
  const first = await post('register', ada, profiles)

  const second = await post('register', { ...ada, name: 'Eve' }, profiles)

  expect([second.status, second.body]).toEqual([200, first.body])
})

test('registration accepts an empty password and an unknown field, and stores neither', async () => {
  const profiles = memoryProfiles()
  const stored: unknown[] = []
  const change: typeof profiles.change = (call, decide) =>
    profiles.change(call, async (before) => {
      const decision = await decide(before)
      stored.push(decision)
      return decision
    })

  const body = { ...ada, referredBy: 'SHOBOLABCDEF' }
  const reply = await post('register', body, { ...profiles, change })
  expect(reply.status).toBe(201)
  expect((await post('register', { ...ada, password: '' })).status).toBe(201)

  expect(stored).toHaveLength(1)
  for (const secret of [ada.password, 'SHOBOLABCDEF']) {
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(reply.text).not.toContain(secret)
  }
})

test.each(['register', 'login'])('%s rejects the uid or e-mail of another user', async (path) => {
  const profiles = memoryProfiles()
  const kelvin = '\u212Aelvin@example.com'

  for (const [code, body] of [
    ['uid-mismatch', { ...ada, firebaseUid: 'eve' }],
    ['email-mismatch', { ...ada, email: 'eve@example.com' }],
    ['email-mismatch', { ...ada, email: kelvin }],
  ] as const) {
    const reply = await post(path, body, profiles)
    expect(reply.status).toBe(403)
    expect(reply.body).toHaveProperty('code', code)
  }
  expect(await profiles.read('ada')).toBeUndefined()
  expect(await profiles.read('eve')).toBeUndefined()
})

test('registration ignores the case of the e-mail, and stores that of the token', async () => {
  const reply = await post('register', { ...ada, email: 'ADA@Example.COM' })

  expect(reply.status).toBe(201)
  expect(reply.body).toHaveProperty('email', 'ada@example.com')
})

test('registration rejects a token without an e-mail', async () => {
  const verifyToken = () => Promise.resolve(userOf('ada', { email: undefined }))

  const reply = await request(testApp({ verifyToken }))
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send(ada)

  expect(reply.body).toHaveProperty('code', 'email-mismatch')
})

test('login of an unregistered user answers 404 not-registered', async () => {
  const profiles = memoryProfiles()

  const reply = await post('login', ada, profiles)

  expect(reply.status).toBe(404)
  expect(reply.body).toHaveProperty('code', 'not-registered')
  expect(await profiles.read('ada')).toBeUndefined()
})

test.each(['password', 'google.com'])('looks up a new %s user once', async (signInMethod) => {
  const find = vi.fn(() => Promise.resolve({ signInMethods: [signInMethod] }))
  const user = userOf('ada', { signInMethod, emailVerified: signInMethod === 'google.com' })
  const app = testApp({
    accounts: { ...memoryAccounts(), find },
    verifyToken: () => Promise.resolve(user),
  })

  const reply = await request(app)
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send(ada)

  expect(reply.status).toBe(201)
  expect(find).toHaveBeenCalledTimes(1)
})
