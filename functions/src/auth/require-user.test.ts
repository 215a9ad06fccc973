import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { serve } from '../testing/http.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'
import { isDocumentId } from './require-user.ts'

describe.each([
  { method: 'get', path: '/api/auth/profile' },
  { method: 'put', path: '/api/auth/profile' },
  { method: 'delete', path: '/api/auth/profile' },
  { method: 'post', path: '/api/auth/login' },
  { method: 'post', path: '/api/auth/register' },
] as const)('$method $path', ({ method, path }) => {
  test('answers 401 without a token', async () => {
    const reply = await request(testApp())[method](path)

    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.body).toEqual({ code: 'unauthenticated', message: 'Please sign in to continue.' })
  })
})

test.each([
  ['token-ada', 401],
  ['Bearer', 401],
  ['Bearer ', 401],
  ['Basic token-ada', 401],
  ['Bearer token-ada token-eve', 401],
  ['Bearer eyJhbGciOiJub25lIn0.e30.', 401],
  ['Bearer token-../eve', 401],
  ['Bearer token-__eve__', 401],
  ['bearer token-ada', 404],
])('Authorization "%s" answers %i', async (header, status) => {
  const reply = await request(testApp()).get('/api/auth/profile').set('Authorization', header)

  expect(reply.status).toBe(status)
})

test.each([
  ['an invalid and a valid token', ['Bearer invalid', tokenOf('ada')], 401],
  ['an empty header and a valid token', ['', tokenOf('ada')], 401],
  ['two valid tokens', [tokenOf('eve'), tokenOf('ada')], 404],
])('only the first of two Authorization headers counts: %s', async (_, headers, status) => {
  const profiles = memoryProfiles()
  await storeProfile(profiles, userOf('ada'))
  const server = await serve(testApp({ profiles }))

  const reply = await server.call({
    method: 'GET',
    path: '/api/auth/profile',
    headers: { Authorization: headers },
  })
  server.close()

  expect(reply.status).toBe(status)
  expect(reply.text).not.toContain('ada@example.com')
})

test('an unknown error of the verification answers 500, not 401', async () => {
  const app = testApp({ verifyToken: () => Promise.reject(new Error('no network')) })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))

  expect(reply.status).toBe(500)
})

test('isDocumentId accepts only uids that Firestore accepts as document ids', () => {
  const valid = ['ada', 'Zk3v9QpTq0aWb1', 'a.b', '_a_', '__a', 'a b', 'এডা', 'x'.repeat(128)]
  const invalid = ['', '.', '..', '__a__', 'a/b', '../eve', 'a\ud800b', 'x'.repeat(129)]

  expect(valid.filter(isDocumentId)).toEqual(valid)
  expect(invalid.filter(isDocumentId)).toEqual([])
})
