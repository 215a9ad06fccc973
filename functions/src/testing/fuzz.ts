import assert from 'node:assert/strict'
import { apiBase, endpoints, errorStatuses } from '@shop/contract/api'
import { profileFields, profileUpdate, type Profile } from '@shop/contract/profile'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Profiles } from '../profiles/profiles.ts'
import { maxBytes } from '../http/read-body.ts'
import { serve, type Call, type Reply } from './http.ts'
import { storeProfile, testApp, tokenOf, userOf } from './test-app.ts'

const limits = { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity }

const { max } = profileFields.name
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\ud83d',
    '__proto__',
    '../eve',
    'a\u0000b',
    '💪'.repeat(max),
    'ক'.repeat(max + 1),
  ),
)
const anyValue = fc.oneof({ weight: 4, arbitrary: anyText }, fc.jsonValue())
const mostly = <Value>(value: Value) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, anyValue)
const anyOf = (names: string[], value: fc.Arbitrary<unknown>) => {
  const fields = Object.fromEntries([...names, 'x'].map((name) => [name, value]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) }, anyValue)
}

/** Almost valid bodies: known keys with any values, some of them missing; and bodies that are no JSON. */
const anyBody = (uid: string) => {
  const fields = {
    ...{
      email: mostly(`${uid}@example.com`),
      firebaseUid: mostly(uid),
      password: mostly('secret'),
    },
    ...{
      name: mostly('Ada'),
      phone: anyValue,
      uid: anyValue,
      createdAt: anyValue,
      owner: anyValue,
    },
    address: anyOf(Object.keys(profileFields.address.entries), anyValue),
    notifications: anyOf(Object.keys(profileFields.notifications.entries), fc.boolean()),
  }
  const likely = fc
    .oneof(
      { weight: 3, arbitrary: fc.record(fields) },
      { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    )
    .map((body) => JSON.stringify(body).replace('{', '{"__proto__":{"name":"Eve"},"x":1,'))
  return fc.oneof(
    { weight: 9, arbitrary: likely },
    likely.chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(80).map((more) => `{"x":"${'x'.repeat(maxBytes - 48 + more)}"}`),
    fc.constant(undefined),
  )
}

const anyHeader = fc
  .string({
    unit: fc.integer({ min: 33, max: 255 }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.replaceAll('\u007f', ''))
const headerNames = ['Content-Encoding', 'Host', 'If-None-Match', 'Range', 'X-Forwarded-For']
const paths = Object.values(endpoints).flatMap((path) => [path, apiBase + path])
const anyPath = fc
  .string({
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 30,
  })
  .chain((text) => fc.constantFrom(...paths.map((path) => path + text), `/${text}`, ...paths))
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']

/** Deletions are rare: their users cannot register again. */
const documented = [
  ...Array<Line>(8).fill({ method: 'POST', path: endpoints.register }),
  ...Array<Line>(4).fill({ method: 'POST', path: endpoints.login }),
  ...Array<Line>(4).fill({ method: 'GET', path: endpoints.profile }),
  ...Array<Line>(8).fill({ method: 'PUT', path: endpoints.profile }),
  { method: 'DELETE', path: endpoints.profile },
]
type Line = { method: string; path: string }

const anyCall = (uids: readonly string[]): fc.Arbitrary<Call> =>
  fc.constantFrom(...uids).chain((uid) =>
    fc
      .record({
        line: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...documented) },
          fc.record({ method: fc.constantFrom(...methods), path: anyPath }),
        ),
        authorization: fc.option(mostlyHeader(tokenOf(uid)), { freq: 12 }),
        type: fc.option(mostlyHeader('application/json'), { freq: 12 }),
        others: fc.dictionary(fc.constantFrom(...headerNames), anyHeader, { maxKeys: 1 }),
        body: anyBody(uid),
      })
      .map(({ line, authorization, type, others, body }) => ({
        ...line,
        headers: {
          ...others,
          ...(authorization !== null && { Authorization: authorization }),
          ...(type !== null && { 'Content-Type': type }),
        },
        body,
      })),
  )
const mostlyHeader = (value: string) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, anyHeader)

/**
 * Sends random requests to an app with this store. Asserts that every response is documented, that stored
 * profiles are valid, and that a request changes only its user's profile, and no fixed field.
 * @returns the number of responses by status
 * @throws with the smallest failing request, and the seed that reproduces it
 */
export async function fuzz({ profiles, runs }: { profiles: Profiles; runs: number }) {
  const start = `fuzz${Date.now()}`
  const uids = Array.from({ length: 12 }, (_, index) => `${start}x${index}`)
  await storeProfile(profiles, userOf(`${start}x0`))
  const server = await serve(testApp({ profiles, limits }))
  const statuses = new Map<number, number>()
  const readAll = () => Promise.all(uids.map(async (uid) => (await profiles.read(uid))?.profile))
  let before = await readAll()
  const property = fc.asyncProperty(anyCall(uids), async (call) => {
    const reply = await server.call(call)
    assertDocumented(call, reply)
    const after = await readAll()
    for (const [index, uid] of uids.entries()) {
      const isOwn = call.headers['Authorization'] === tokenOf(uid) && reply.status < 300
      assertChange(before[index], after[index], isOwn ? call.method : undefined)
    }
    before = after
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
  })
  try {
    await fc.assert(property, { numRuns: runs })
    return statuses
  } finally {
    server.close()
  }
}

/** @param method of the user's own successful request */
function assertChange(old: Profile | undefined, current: Profile | undefined, method?: string) {
  if (method === undefined) assert.deepEqual(current, old)
  if (method === 'DELETE') assert.equal(current, undefined)
  if (!current) return
  assert(v.is(profileUpdate, current), 'the stored profile is valid')
  const fixed = ({ uid, email, createdAt }: Profile) => [uid, email, createdAt]
  if (old) assert.deepEqual(fixed(current), fixed(old))
}

const errorSchema = v.strictObject({
  code: v.picklist(Object.keys(errorStatuses) as (keyof typeof errorStatuses)[]),
  message: v.pipe(v.string(), v.regex(/^\S.*\.$/s)),
})

/** The fuzz tests have no rate limits, App Check or outages, and only recent sign-ins. */
function assertDocumented({ method }: Call, { status, headers, text }: Reply) {
  assert.equal(headers['cache-control'], 'private, no-store')
  assert.match(String(headers['x-request-id']), /^[\da-f-]{36}$/)
  assert([200, 201, 204, 400, 401, 403, 404, 405, 413, 415].includes(status), String(status))
  if (status === 204) return
  assert.match(headers['content-type'] ?? '', /^application\/json/)
  if (method === 'HEAD' || status < 300) return
  const { code } = v.parse(errorSchema, JSON.parse(text))
  assert.equal(errorStatuses[code], status)
}
