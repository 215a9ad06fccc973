import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { parseEnv } from 'node:util'
import type { Request } from 'express'
import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { bodyTimeout, readBody } from './read-body.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'

describe('PUT /auth/profile', () => {
  const profiles = memoryProfiles()
  const app = testApp({ profiles })
  const put = () => request(app).put('/api/auth/profile').set('Authorization', tokenOf('ada'))

  beforeEach(() => storeProfile(profiles, userOf('ada')))

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'body with content type %s → 200',
    async (type) => {
      const reply = await put().set('Content-Type', type).send('{"name":"Ada"}')

      expect(reply.status).toBe(200)
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data',
  ])('body with content type %s → 415', async (type) => {
    const reply = await put().set('Content-Type', type).send('{"name":"Ada"}')

    expect(reply.status).toBe(415)
    expect(reply.body).toHaveProperty('code', 'unsupported-media-type')
  })

  test('body of exactly 16 kB → 200', async () => {
    const empty = JSON.stringify({ ignored: '' })

    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ ignored: 'x'.repeat(16 * 1024 - empty.length) }))

    expect(reply.status).toBe(200)
  })

  test.each([16 * 1024, 1_000_000])('body of slightly more than %i bytes → 413', async (size) => {
    const reply = await put().send({ ignored: 'x'.repeat(size) })

    expect(reply.status).toBe(413)
    expect(reply.body).toHaveProperty('code', 'too-large')
  })

  test('body larger than 16 kB, no token → 413, not 401', async () => {
    const reply = await request(app)
      .put('/api/auth/profile')
      .send({ ignored: 'x'.repeat(16_384) })

    expect(reply.status).toBe(413)
  })

  test.each(['[]', '[{"name":"Ada"}]'])('body is not an object: %s → 400', async (body) => {
    const reply = await put().set('Content-Type', 'application/json').send(body)

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ code: 'invalid-body', message: 'The body must be an object.' })
  })

  test('no body → 400', async () => {
    const reply = await put()

    expect(reply.status).toBe(400)
    expect(reply.body).toHaveProperty('code', 'invalid-body')
  })

  test('body with a deeply nested unknown field → 200, the field is ignored', async () => {
    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(`{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`)

    expect(reply.status).toBe(200)
  })

  test('body with keys like __proto__ → 200, no object’s prototype changes', async () => {
    const reply = await put()
      .set('Content-Type', 'application/json')
      .send('{"__proto__":{"name":"Eve"},"constructor":{"prototype":{"name":"Eve"}},"toString":1}')

    expect(reply.status).toBe(200)
    expect(reply.body).not.toHaveProperty('name', 'Eve')
    expect({}).not.toHaveProperty('name')
  })
})

describe('parsing of the body', () => {
  test.each(['{"name":', '{name:1}', '"Ada"', '1', 'null', '\u0000'])(
    'malformed body %s → 400 with a message that does not quote it',
    async (body) => {
      const reply = await request(testApp())
        .put('/api/auth/profile')
        .set('Authorization', tokenOf('ada'))
        .set('Content-Type', 'application/json')
        .send(body)

      expect(reply.status).toBe(400)
      expect(reply.body).toHaveProperty('code', 'invalid-body')
      expect(reply.text).not.toMatch(/Ada|Unexpected|\bat /)
    },
  )

  test('body is not UTF-8 → 400', async () => {
    const reply = await request(testApp())
      .put('/api/auth/profile')
      .set('Authorization', tokenOf('ada'))
      .set('Content-Type', 'application/json')
      .serialize((bytes: unknown) => bytes as string)
      .send(Buffer.from([0x22, 0xff, 0xfe, 0x22]))

    expect(reply.status).toBe(400)
  })
})

const production = parseEnv(readFileSync(new URL('../../.env', import.meta.url), 'utf8'))

describe('timeout of the body', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('body is incomplete after the timeout → readBody rejects with invalid-body', async () => {
    const half = new PassThrough()
    half.write('{"name"')

    const rejected = expect(
      readBody(half as unknown as Request, v.unknown()),
    ).rejects.toMatchObject({ code: 'invalid-body' })
    await vi.advanceTimersByTimeAsync(bodyTimeout)

    await rejected
  })

  test('one user within the rate limit sends incomplete bodies → fewer than 80 requests wait at once', () => {
    const perSecond = Number(production['CALLS_PER_USER']) / 60

    expect(perSecond * (bodyTimeout / 1000)).toBeLessThan(80)
  })
})
