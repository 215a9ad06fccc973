import { PassThrough } from 'node:stream'
import type { Request } from 'express'
import request from 'supertest'
import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { bodyTimeout, maxBytes, readBody } from './read-body.ts'
import { memoryProfiles } from '../testing/memory-profiles.ts'
import { storeProfile, testApp, tokenOf, userOf } from '../testing/test-app.ts'

const path = '/api/auth/profile'

async function put(body: string | Buffer, type = 'application/json') {
  const profiles = memoryProfiles()
  await storeProfile(profiles, userOf('ada'))
  return request(testApp({ profiles }))
    .put(path)
    .set({ Authorization: tokenOf('ada'), 'Content-Type': type })
    .serialize((bytes: unknown) => bytes as string)
    .send(body)
}

const ofSize = (bytes: number) => `{"ignored":"${'x'.repeat(bytes - 14)}"}`

test.each([
  ['with a charset', '{}', 'application/json; charset=utf-8'],
  ['with an upper-case type', '{}', 'Application/JSON'],
  ['of exactly 16 kB', ofSize(maxBytes), undefined],
  ['with a deeply nested unknown field', `{"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, undefined],
])('a body %s is accepted', async (_, body, type) => {
  expect((await put(body, type)).status).toBe(200)
})

test.each([
  ['text', '{"name":"Ada"}', 'text/plain', 415, 'unsupported-media-type'],
  ['one byte too large', ofSize(maxBytes + 1), undefined, 413, 'too-large'],
  ['empty', '', undefined, 400, 'invalid-body'],
  ['cut off', '{"name":', undefined, 400, 'invalid-body'],
  ['no object', '"Ada"', undefined, 400, 'invalid-body'],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), undefined, 400, 'invalid-body'],
])('a body that is %s is rejected, and not quoted', async (_, body, type, status, code) => {
  const reply = await put(body, type)

  expect(reply.status).toBe(status)
  expect(reply.body).toHaveProperty('code', code)
  expect(reply.text).not.toMatch(/Ada|Unexpected|\bat /)
})

afterEach(() => void vi.useRealTimers())

const read = (body: PassThrough) => readBody(v.unknown())(body as unknown as Request)

test('a body without a length is read up to 16 kB', async () => {
  const body = new PassThrough()
  body.end(Buffer.alloc(maxBytes + 1))

  await expect(read(body)).rejects.toMatchObject({ code: 'too-large' })
})

test('a body that is incomplete after the timeout is rejected', async () => {
  vi.useFakeTimers()
  const half = new PassThrough()
  half.write('{"name"')

  const rejected = expect(read(half)).rejects.toMatchObject({ code: 'invalid-body' })
  await vi.advanceTimersByTimeAsync(bodyTimeout)

  await rejected
})
