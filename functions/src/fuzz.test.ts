import assert from 'node:assert/strict'
import { apiBase, endpoints, errorStatuses } from '@shop/contract/api'
import { emptyDetails, maxLengths, profileUpdate, type Profile } from '@shop/contract/profile'
import fc from 'fast-check'
import { initializeApp } from 'firebase-admin/app'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { firestoreProfiles } from './profiles/profiles.ts'
import { maxBytes } from './http/read-body.ts'
import { serve, type Call, type Reply } from './testing/http.ts'
import { memoryProfiles } from './testing/memory-profiles.ts'
import { ada, testApp, tokenOf } from './testing/test-app.ts'

const longest = 'ক'.repeat(maxLengths.name)
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\ud83d', '__proto__', '../eve', 'a\u0000b', longest, `${longest}x`),
)
const anyValue = fc.oneof({ weight: 4, arbitrary: anyText }, fc.jsonValue())
const mostly = <Value>(value: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, other)
const anyOf = (group: object, value: fc.Arbitrary<unknown>) => {
  const fields = Object.fromEntries([...Object.keys(group), 'x'].map((name) => [name, value]))
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) }, anyValue)
}

/** Almost valid bodies: known keys with any values, some of them missing; and bodies that are no JSON. */
const anyBody = (uid: string) => {
  const fields = {
    email: mostly<unknown>(`${uid}@example.com`, anyValue),
    firebaseUid: mostly<unknown>(uid, anyValue),
    password: mostly<unknown>('secret', anyValue),
    name: mostly<unknown>('Ada', anyValue),
    ...{ phone: anyValue, uid: anyValue, createdAt: anyValue, notBefore: anyValue },
    address: anyOf(emptyDetails.address, anyValue),
    notifications: anyOf(emptyDetails.notifications, fc.boolean()),
  }
  const likely = fc
    .oneof({ weight: 3, arbitrary: fc.record(fields) }, fc.record(fields, { requiredKeys: [] }))
    .map((body) => JSON.stringify(body).replace('{', '{"__proto__":{"name":"Eve"},"x":1,'))
  return fc.oneof(
    { weight: 9, arbitrary: likely },
    likely.chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(80).map((more) => `{"x":"${'x'.repeat(maxBytes - 48 + more)}"}`),
    fc.constant(undefined),
  )
}

/** Deletions are rare: their users cannot register again. */
const documented = [
  ...[`POST ${endpoints.register}`, `POST ${endpoints.register}`, `POST ${endpoints.login}`],
  ...[`GET ${endpoints.profile}`, `PUT ${endpoints.profile}`, `PUT ${endpoints.profile}`],
]
const characters = (max: number) =>
  fc.integer({ min: 33, max }).map((code) => String.fromCharCode(code))
const anyLine = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...documented) },
  { weight: 1, arbitrary: fc.constant(`DELETE ${endpoints.profile}`) },
  fc
    .constantFrom('GET', 'PATCH', 'HEAD', 'OPTIONS')
    .map((method) => `${method} ${endpoints.login}`),
  fc.string({ unit: characters(126), maxLength: 30 }).map((path) => `GET ${apiBase}/${path}`),
)
const anyHeader = fc
  .string({ unit: characters(255), maxLength: 60 })
  .map((text) => text.replaceAll('\u007f', ''))
const otherHeaders = ['Content-Encoding', 'Host', 'If-None-Match', 'Range', 'X-Forwarded-For']

const anyCall = (uids: readonly string[]) =>
  fc.constantFrom(...uids).chain((uid) => {
    const known = fc.record(
      {
        Authorization: mostly(tokenOf(uid), anyHeader),
        'Content-Type': mostly('application/json', anyHeader),
      },
      { requiredKeys: ['Content-Type'] },
    )
    const others = fc.dictionary(fc.constantFrom(...otherHeaders), anyHeader, { maxKeys: 1 })
    return fc
      .tuple(anyLine, known, others, anyBody(uid))
      .map(([line, known, others, body]): Call => {
        const [method = '', path = ''] = line.split(' ')
        return { method, path, headers: { ...others, ...known }, body }
      })
  })

const allStatuses = [200, 201, 204, 400, 401, 403, 404, 405, 413, 415]

/** The emulator, which is slow, gets fewer requests, for registered users: some statuses are rare (vitest.config.ts). */
const { profiles, runs, registered, expected } =
  process.env['FUZZED_STORE'] === 'Firestore'
    ? {
        ...{ profiles: firestoreProfiles, runs: 100, registered: true },
        expected: expect.arrayContaining([200]) as number[],
      }
    : { profiles: memoryProfiles(), runs: 1000, registered: false, expected: allStatuses }

const registrationOf = (firebaseUid: string): Call => ({
  method: 'POST',
  path: endpoints.register,
  headers: { Authorization: tokenOf(firebaseUid), 'Content-Type': 'application/json' },
  body: JSON.stringify({ ...ada, firebaseUid, email: `${firebaseUid}@example.com` }),
})

test('random requests get documented responses, and the stored profiles stay valid', async () => {
  initializeApp({ projectId: 'demo-fuzz' })
  const uids = Array.from({ length: 12 }, (_, index) => `fuzz${Date.now()}x${index}`)
  const limits = { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity }
  const server = await serve(testApp({ profiles, limits }))
  const statuses = new Set<number>()
  const readAll = () => Promise.all(uids.map(async (uid) => (await profiles.read(uid))?.profile))
  let before = await readAll()
  const property = fc.asyncProperty(anyCall(uids), async (call) => {
    const reply = await server.call(call)
    assertDocumented(call, reply)
    const after = await readAll()
    for (const [index, uid] of uids.entries()) {
      const isOwn = call.headers?.['Authorization'] === tokenOf(uid) && reply.status < 300
      assertChange(before[index], after[index], isOwn ? call.method : undefined)
    }
    before = after
    statuses.add(reply.status)
  })

  const examples = registered ? uids.map((uid): [Call] => [registrationOf(uid)]) : []
  await fc.assert(property, { numRuns: runs, examples })

  server.close()
  expect([...statuses].sort()).toEqual(expected)
})

function assertChange(old: Profile | undefined, current: Profile | undefined, method?: string) {
  if (method === undefined) assert.deepEqual(current, old)
  if (method === 'DELETE') assert.equal(current, undefined)
  if (!current) return
  assert(v.is(profileUpdate, current), 'the stored profile is valid')
  const fixed = ({ uid, email, createdAt }: Profile) => [uid, email, createdAt]
  if (old) assert.deepEqual(fixed(current), fixed(old))
}

function assertDocumented({ method }: Call, { status, headers, text }: Reply) {
  assert.equal(headers['cache-control'], 'private, no-store')
  assert.match(String(headers['x-request-id']), /^[\da-f-]{36}$/)
  assert([200, 201, 204, 400, 401, 403, 404, 405, 413, 415].includes(status), String(status))
  if (status === 204) return
  assert.match(headers['content-type'] ?? '', /^application\/json/)
  if (method === 'HEAD' || status < 300) return
  const { code, message, ...others } = JSON.parse(text) as Record<string, string>
  assert.equal(errorStatuses[code as keyof typeof errorStatuses], status)
  assert.match(message ?? '', /^\S.*\.$/s)
  assert.deepEqual(others, {})
}
