import request from 'supertest'
import { expect, test } from 'vitest'
import { serve } from '../testing/http.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'
import { isDocumentId } from './require-user.ts'

test.each([
  ['get', '/api/auth/profile'],
  ['put', '/api/auth/profile'],
  ['delete', '/api/auth/profile'],
  ['post', '/api/auth/login'],
  ['post', '/api/auth/register'],
] as const)('%s %s answers 401 without a token', async (method, path) => {
  const reply = await request(testApp())[method](path)

  expect(reply.status).toBe(401)
  expect(reply.headers['www-authenticate']).toBe('Bearer')
  expect(reply.body).toEqual({ code: 'unauthenticated', message: 'Please sign in to continue.' })
})

test.each<[header: string | string[], status: number]>([
  ['token-ada', 401],
  ['Bearer', 401],
  ['Bearer ', 401],
  ['Basic token-ada', 401],
  ['Bearer token-ada token-eve', 401],
  ['Bearer token-../eve', 401],
  ['Bearer token-__eve__', 401],
  ['bearer token-ada', 200],
  // Only the first of two headers counts.
  [['Bearer invalid', tokenOf('ada')], 401],
  [['', tokenOf('ada')], 401],
  [[tokenOf('eve'), tokenOf('ada')], 404],
])('Authorization %j answers %i', async (Authorization, status) => {
  const profiles = memoryProfiles()
  await storeProfile(profiles, userOf('ada'))
  const { call, close } = await serve(testApp({ profiles }))

  const reply = await call({ method: 'GET', path: '/api/auth/profile', headers: { Authorization } })

  close()
  expect(reply.status).toBe(status)
})

test('isDocumentId accepts only uids that Firestore accepts as document ids', () => {
  const valid = ['ada', 'Zk3v9QpTq0aWb1', 'a.b', '_a_', '__a', 'a b', 'এডা', 'x'.repeat(128)]
  const invalid = ['', '.', '..', '__a__', 'a/b', '../eve', 'a\ud800b', 'x'.repeat(129)]

  expect(valid.filter(isDocumentId)).toEqual(valid)
  expect(invalid.filter(isDocumentId)).toEqual([])
})
