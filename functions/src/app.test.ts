import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { serve } from './testing/http.ts'
import { memoryProfiles } from './testing/memory-profiles.ts'
import { testApp, tokenOf } from './testing/test-app.ts'

const calls = [
  { path: '/health', allow: 'GET' },
  { path: '/auth/register', allow: 'POST' },
  { path: '/auth/login', allow: 'POST' },
  { path: '/auth/profile', allow: 'GET, PUT, DELETE' },
]
const allMethods = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head'] as const

describe.each(['/api', ''])('under the base path "%s"', (base) => {
  test('health answers 200 with the version and commit of the build, without a token', async () => {
    const reply = await request(testApp()).get(`${base}/health`)

    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ status: 'ok', version: '1.2.3', commit: 'abc1234' })
  })

  test.each([
    '/',
    '/nothing',
    '/auth',
    '/auth/profile/ada',
    '/auth/login/',
    '/AUTH/login',
    '/x/health',
    '/%E0%A4%A',
    '/auth/%2e%2e/health',
    '/__proto__',
  ])('unknown path %s answers 404', async (path) => {
    const reply = await request(testApp()).get(base + path)

    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ code: 'not-found', message: expect.any(String) as string })
  })

  test.each(calls)('$path answers 405 with Allow: $allow to any other method', async (call) => {
    const others = allMethods.filter((method) => !call.allow.includes(method.toUpperCase()))

    for (const method of others) {
      const reply = await request(testApp())[method](base + call.path)
      expect(reply.status).toBe(405)
      expect(reply.headers['allow']).toBe(call.allow)
      if (method !== 'head') expect(reply.body).toHaveProperty('code', 'method-not-allowed')
    }
  })
})

describe('every response', () => {
  const responses = [
    { name: 'success', path: '/api/health', status: 200 },
    { name: 'missing token', path: '/api/auth/profile', status: 401 },
    { name: 'unknown path', path: '/nothing', status: 404 },
    { name: 'wrong method', path: '/api/auth/login', status: 405 },
  ]

  test.each(responses)(
    '$name has no-store, a request id of its own and no X-Powered-By',
    async ({ path, status }) => {
      const app = testApp()

      const first = await request(app).get(path).set('X-Request-Id', 'mine')
      const second = await request(app).get(path)

      expect(first.status).toBe(status)
      expect(first.headers['cache-control']).toBe('private, no-store')
      expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
      expect(first.headers['x-content-type-options']).toBe('nosniff')
      expect(first.headers).not.toHaveProperty('x-powered-by')
    },
  )
})

test('If-None-Match: * answers 200 with a body, not 304', async () => {
  const reply = await request(testApp()).get('/health').set('If-None-Match', '*')

  expect(reply.status).toBe(200)
  expect(reply.body).toHaveProperty('version')
})

test('a malformed URL answers 404', async () => {
  const server = await serve(testApp())

  const { status, text } = await server.call({ method: 'GET', path: '/\\!@#', headers: {} })

  server.close()
  expect(status).toBe(404)
  expect(JSON.parse(text)).toHaveProperty('code', 'not-found')
})

test.each(['/api/api/health', '/API/health'])(
  'the wrong base path %s answers 404',
  async (path) => {
    const reply = await request(testApp()).get(path)

    expect(reply.status).toBe(404)
  },
)

test('an unexpected error answers 500 without details, and is logged with its causes', async () => {
  const logged: unknown[] = []
  const error = new Error('the disk is full', { cause: new Error('a cable is loose') })
  const profiles = { ...memoryProfiles(), read: () => Promise.reject(error) }
  const app = testApp({ profiles, log: (entry) => logged.push(entry) })

  const reply = await request(app).get('/api/auth/profile').set('Authorization', tokenOf('ada'))

  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
  expect(logged).toContainEqual({
    severity: 'ERROR',
    message: expect.stringMatching(
      /the disk is full[^]*caused by Error: a cable is loose/,
    ) as string,
    id: reply.headers['x-request-id'],
  })
})
