import { PassThrough } from 'node:stream'
import type { Request } from 'express'
import request from 'supertest'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { usualLimits } from './rate-limit.ts'
import { bodyTimeout, readBody } from './read-body.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from '../testing/test-app.ts'

describe('a body', () => {
  const profiles = memoryProfiles()
  const app = testApp({ profiles })
  const put = () => request(app).put('/api/auth/profile').set('Authorization', tokenOf('ada'))

  beforeEach(() => profiles.createIfAbsent('ada', ada))

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'may be declared as %s',
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
  ])('declared as %s is refused', async (type) => {
    const reply = await put().set('Content-Type', type).send('{"name":"Ada"}')

    expect(reply.status).toBe(415)
    expect(reply.body).toHaveProperty('code', 'unsupported-media-type')
  })

  test('of exactly 16 kB is read', async () => {
    const frame = JSON.stringify({ ignored: '' })

    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(JSON.stringify({ ignored: 'x'.repeat(16 * 1024 - frame.length) }))

    expect(reply.status).toBe(200)
  })

  test.each([16 * 1024, 1_000_000])(
    'of more than 16 kB is refused: %i bytes and a bit',
    async (size) => {
      const reply = await put().send({ ignored: 'x'.repeat(size) })

      expect(reply.status).toBe(413)
      expect(reply.body).toHaveProperty('code', 'too-large')
    },
  )

  test.each(['[]', '[{"name":"Ada"}]'])('that is no object is refused: %s', async (body) => {
    const reply = await put().set('Content-Type', 'application/json').send(body)

    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ code: 'invalid-body', message: 'The body must be an object.' })
  })

  test('that is missing is refused', async () => {
    const reply = await put()

    expect(reply.status).toBe(400)
    expect(reply.body).toHaveProperty('code', 'invalid-body')
  })

  test('nested deeply is read and what it nests ignored', async () => {
    const reply = await put()
      .set('Content-Type', 'application/json')
      .send(`{"deep":${'['.repeat(5000)}${']'.repeat(5000)}}`)

    expect(reply.status).toBe(200)
  })

  test('with keys named like parts of a prototype changes nothing', async () => {
    const reply = await put()
      .set('Content-Type', 'application/json')
      .send('{"__proto__":{"name":"Eve"},"constructor":{"prototype":{"name":"Eve"}},"toString":1}')

    expect(reply.status).toBe(200)
    expect(reply.body).not.toHaveProperty('name', 'Eve')
    expect({}).not.toHaveProperty('name')
  })
})

describe('a malformed body', () => {
  test.each(['{"name":', '{name:1}', '"Ada"', '1', 'null', '\u0000'])(
    'is refused without quoting it: %s',
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

  test('is refused when it is not UTF-8', async () => {
    const reply = await request(testApp())
      .put('/api/auth/profile')
      .set('Authorization', tokenOf('ada'))
      .set('Content-Type', 'application/json')
      .serialize((bytes: unknown) => bytes as string)
      .send(Buffer.from([0x22, 0xff, 0xfe, 0x22]))

    expect(reply.status).toBe(400)
  })
})

describe('a half-sent body', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is refused when its time is over', async () => {
    const half = new PassThrough()
    half.write('{"name"')

    const refused = expect(readBody(half as unknown as Request, v.unknown())).rejects.toMatchObject(
      { code: 'invalid-body' },
    )
    await vi.advanceTimersByTimeAsync(bodyTimeout)

    await refused
  })

  test('holds its place so briefly that one user within the rate limit cannot hold all of an instance', () => {
    const perSecond = usualLimits.perUser / 60

    expect(perSecond * (bodyTimeout / 1000)).toBeLessThan(80)
  })
})
