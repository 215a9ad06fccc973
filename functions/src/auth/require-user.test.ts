import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { serve } from '../testing/http.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

const calls = [
  { method: 'get', path: '/api/auth/profile' },
  { method: 'put', path: '/api/auth/profile' },
  { method: 'delete', path: '/api/auth/profile' },
  { method: 'post', path: '/api/auth/login' },
  { method: 'post', path: '/api/auth/register' },
] as const

const wrongHeaders = [
  'token-ada',
  'Bearer',
  'Bearer ',
  'Basic token-ada',
  'Bearer token-ada token-eve',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Bearer token-../eve',
  'Bearer token-__eve__',
]

describe.each(calls)('$method $path', ({ method, path }) => {
  test('no token → 401', async () => {
    const reply = await request(testApp())[method](path)

    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.body).toEqual({ code: 'unauthenticated', message: 'Please sign in to continue.' })
  })

  test.each(wrongHeaders)('Authorization "%s" → 401', async (header) => {
    const reply = await request(testApp())[method](path).set('Authorization', header)

    expect(reply.status).toBe(401)
  })
})

test('lower-case Bearer scheme → accepted', async () => {
  const reply = await request(testApp())
    .get('/auth/profile')
    .set('Authorization', 'bearer token-ada')

  expect(reply.body).toHaveProperty('code', 'not-registered')
})

test.each([
  ['an invalid and a valid token', ['Bearer invalid', tokenOf('ada')], 401],
  ['an empty header and a valid token', ['', tokenOf('ada')], 401],
  ['two valid tokens', [tokenOf('eve'), tokenOf('ada')], 404],
])('two Authorization headers, %s → only the first is used: %i', async (_, headers, status) => {
  const profiles = memoryProfiles()
  await profiles.createIfAbsent('ada', ada)
  const server = await serve(testApp({ profiles }))

  const reply = await server.call({
    method: 'GET',
    path: '/api/auth/profile',
    headers: { Authorization: headers },
  })
  server.close()

  expect(reply.status).toBe(status)
  expect(reply.text).not.toContain(ada.email)
})

test('verifying the token fails with an unknown error → 500, not 401', async () => {
  const app = testApp({ verifyToken: () => Promise.reject(new Error('no network')) })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))

  expect(reply.status).toBe(500)
})

test('registration with a token without an e-mail → 403', async () => {
  const app = testApp({ verifyToken: () => Promise.resolve({ uid: 'ada' }) })

  const reply = await request(app)
    .post('/api/auth/register')
    .set('Authorization', tokenOf('ada'))
    .send(ada)

  expect(reply.status).toBe(403)
  expect(reply.body).toHaveProperty('code', 'email-mismatch')
})
