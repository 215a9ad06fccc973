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

  test.each([
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('content type %s answers %i', async (type, status) => {
    const reply = await put().set('Content-Type', type).send('{"name":"Ada"}')

    expect(reply.status).toBe(status)
    if (status === 415) expect(reply.body).toHaveProperty('code', 'unsupported-media-type')
  })

  test('a body of exactly 16 kB is accepted', async () => {
    const empty = JSON.stringify({ ignored: '' })

    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ ignored: 'x'.repeat(16 * 1024 - empty.length) }))

    expect(reply.status).toBe(200)
  })

  test.each([16 * 1024, 1_000_000])(
    'a body of slightly more than %i bytes answers 413',
    async (size) => {
      const reply = await put().send({ ignored: 'x'.repeat(size) })

      expect(reply.status).toBe(413)
      expect(reply.body).toHaveProperty('code', 'too-large')
    },
  )

  test('a larger body without a token answers 413, not 401', async () => {
    const reply = await request(app)
      .put('/api/auth/profile')
      .send({ ignored: 'x'.repeat(16_384) })

    expect(reply.status).toBe(413)
  })

  test('no body answers 400', async () => {
    const reply = await put()

    expect(reply.status).toBe(400)
    expect(reply.body).toHaveProperty('code', 'invalid-body')
  })

  test('a deeply nested unknown field is ignored', async () => {
    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(`{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`)

    expect(reply.status).toBe(200)
  })
})

describe('parsing of the body', () => {
  test.each(['{"name":', '{name:1}', '"Ada"', '1', 'null', '\u0000'])(
    'malformed body %s answers 400 with a message that does not quote it',
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

  test('a body that is not UTF-8 answers 400', async () => {
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

  test('readBody throws invalid-body when the body is incomplete after the timeout', async () => {
    const half = new PassThrough()
    half.write('{"name"')

    const rejected = expect(
      readBody(half as unknown as Request, v.unknown()),
    ).rejects.toMatchObject({ code: 'invalid-body' })
    await vi.advanceTimersByTimeAsync(bodyTimeout)

    await rejected
  })

  test('incomplete bodies of one user within the rate limit cannot occupy an instance', () => {
    const perSecond = Number(production['CALLS_PER_USER']) / 60

    expect(perSecond * (bodyTimeout / 1000)).toBeLessThan(80)
  })
})
