import request from 'supertest'
import { expect, test } from 'vitest'
import { withoutOwner } from '../profiles/claim-profile.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const { email, firebaseUid } = ada

function login(body: object, profiles = memoryProfiles()) {
  return request(testApp({ profiles }))
    .post('/api/auth/login')
    .set('Authorization', tokenOf('ada'))
    .send(body)
}

test('registered user → 200 with the profile', async () => {
  const profiles = memoryProfiles()
  const { profile } = await profiles.createIfAbsent('ada', ada)

  const reply = await login({ email, firebaseUid }, profiles)

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(withoutOwner(profile))
})

test('unregistered user → 404 not-registered, no profile is created', async () => {
  const profiles = memoryProfiles()

  const reply = await login({ email, firebaseUid }, profiles)

  expect(reply.status).toBe(404)
  expect(reply.body).toHaveProperty('code', 'not-registered')
  expect(await profiles.read('ada')).toBeUndefined()
})

test.each([
  ['uid-mismatch', { email, firebaseUid: 'eve' }],
  ['email-mismatch', { email: 'eve@example.com', firebaseUid }],
])('uid or e-mail of another user → 403 %s', async (code, body) => {
  const reply = await login(body)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', code)
})

test.each([
  ['email', { firebaseUid }],
  ['email', { email: '', firebaseUid: '' }],
  ['firebaseUid', { email }],
  ['firebaseUid', { email, firebaseUid: 7 }],
])('invalid %s → 400 with the field name: %j', async (field, body) => {
  const reply = await login(body)

  expect(reply.status).toBe(400)
  expect(reply.body).toHaveProperty('message', expect.stringMatching(`^${field} must be`))
})
