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

test('a registered user gets the profile', async () => {
  const profiles = memoryProfiles()
  const { profile } = await profiles.createIfAbsent('ada', ada)

  const reply = await login({ email, firebaseUid }, profiles)

  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(withoutOwner(profile))
})

test('an unknown user is told to register, and no profile comes into being', async () => {
  const profiles = memoryProfiles()

  const reply = await login({ email, firebaseUid }, profiles)

  expect(reply.status).toBe(404)
  expect(reply.body).toHaveProperty('code', 'not-registered')
  expect(await profiles.read('ada')).toBeUndefined()
})

test.each([
  ['uid-mismatch', { email, firebaseUid: 'eve' }],
  ['email-mismatch', { email: 'eve@example.com', firebaseUid }],
])('%s is refused', async (code, body) => {
  const reply = await login(body)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', code)
})

test.each([
  ['email', { firebaseUid }],
  ['email', { email: '', firebaseUid: '' }],
  ['firebaseUid', { email }],
  ['firebaseUid', { email, firebaseUid: 7 }],
])('a bad %s is refused by its name', async (field, body) => {
  const reply = await login(body)

  expect(reply.status).toBe(400)
  expect(reply.body).toHaveProperty('message', expect.stringMatching(`^${field} must be`))
})
