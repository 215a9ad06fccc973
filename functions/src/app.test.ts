import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { serve } from './testing/http.ts'
import { memoryProfiles } from './testing/memory-profiles.ts'
import { clientsOf, testApp, userOf } from './testing/test-app.ts'

const allMethods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head'] as const

describe.each(['/api', ''])('under the base path "%s"', (base) => {
  test('health answers 200 with the version and commit of the build, without a token', async () => {
    const reply = await request(testApp()).get(`${base}/health`)

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ status: 'ok', version: '1.2.3', commit: 'abc1234' })
  })

  test.each([
    ['/health', 'GET'],
    ['/errors', 'POST'],
    ['/auth/register', 'POST'],
    ['/auth/login', 'POST'],
    ['/auth/profile', 'GET, PUT, DELETE'],
  ])('%s answers 405 with Allow: %s to any other method', async (path, allow) => {
    for (const method of allMethods.filter((name) => !allow.includes(name.toUpperCase()))) {
      const reply = await request(testApp())[method](base + path)
      expect(reply.status).toBe(405)
      expect(reply.headers['allow']).toBe(allow)
      if (method !== 'head') expect(reply.body).toHaveProperty('code', 'method-not-allowed')
    }
  })
})

test.each([
  ...['/', '/auth', '/api/nothing', '/auth/profile/ada', '/auth/login/', '/AUTH/login'],
  ...['/api/api/health', '/API/health', '/x/health', '/auth/%2e%2e/health', '/%E0%A4%A', '/\\!@#'],
])('unknown path %s answers 404', async (path) => {
  const server = await serve(testApp())

  const { status, text } = await server.call({ method: 'GET', path })

  server.close()
  expect(status).toBe(404)
  expect(JSON.parse(text)).toEqual({ code: 'not-found', message: expect.any(String) as string })
})

test.each([
  [200, '/api/health'],
  [401, '/api/auth/profile'],
  [404, '/nothing'],
  [405, '/api/auth/login'],
])('a %i has no-store, a request id of its own and no X-Powered-By', async (status, path) => {
  const app = testApp()

  // Express would answer 304 to this If-None-Match.
  const first = await request(app).get(path).set({ 'X-Request-Id': 'mine', 'If-None-Match': '*' })
  const second = await request(app).get(path)

  expect(first.status).toBe(status)
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  expect(first.headers['x-content-type-options']).toBe('nosniff')
  expect(first.headers).not.toHaveProperty('x-powered-by')
})

test('an unexpected error answers 500 without details, and is logged with its causes only', async () => {
  const cause = Object.assign(new Error('a cable is loose'), { request: 'ada@example.com' })
  const read = () => Promise.reject(new Error('the disk is full', { cause }))
  const { get, logged } = clientsOf(
    { ada: userOf('ada') },
    { profiles: { ...memoryProfiles(), read } },
  )

  const reply = await get('ada')

  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
  expect(logged[0]).toEqual({
    severity: 'ERROR',
    message: expect.stringMatching(
      /the disk is full[^]*caused by Error: a cable is loose/,
    ) as string,
    id: reply.headers['x-request-id'],
  })
  expect(JSON.stringify(logged)).not.toContain('ada@example.com')
})
