import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Profile } from '@shop/contract/profile'
import type { Profiles } from '../profiles/profiles.ts'
import { anyCall } from './any-call.ts'
import { assertDocumented, parseProfile } from './documented.ts'
import { serve, type Call, type Reply } from './http.ts'
import { storeProfile, testApp, tokenOf, userOf } from './test-app.ts'

type Stored = Map<string, Profile | undefined>

/** No rate limits, so that every request reaches a handler. */
const limits = { perUser: Infinity, perIp: Infinity, rejectedPerIp: Infinity }

/**
 * Sends random requests to an app with this store. Asserts that every response is documented, that stored
 * profiles are valid, and that a request changes only its user's profile.
 * @returns the number of responses by status
 * @throws with the smallest failing request, and the seed that reproduces it
 */
export async function fuzz({ profiles, runs }: { profiles: Profiles; runs: number }) {
  const start = `fuzz${Date.now()}`
  const uids = [`${start}ada`, `${start}eve`, `${start}new`] as const
  for (const uid of uids.slice(0, 2)) {
    await storeProfile(profiles, userOf(uid))
  }
  const server = await serve(testApp({ profiles, limits }))
  const statuses = new Map<number, number>()
  let before = await readAll(profiles, uids)
  const property = fc.asyncProperty(anyCall(uids), async (call) => {
    const reply = await server.call(call)
    assertDocumented(call, reply)
    const after = await readAll(profiles, uids)
    assertOnlyOwn(call, reply, { before, after })
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

async function readAll(profiles: Profiles, uids: readonly string[]): Promise<Stored> {
  const read = async (uid: string) => {
    const stored = await profiles.read(uid)
    // A flag that is not set is not part of a response.
    return [uid, stored && parseProfile(JSON.parse(JSON.stringify(stored.profile)))] as const
  }
  return new Map(await Promise.all(uids.map(read)))
}

/**
 * Asserts that a profile changes only through its own user's successful request, that a DELETE deletes it
 * and nothing else does, and that uid, email and createdAt never change.
 */
function assertOnlyOwn(
  call: Call,
  reply: Reply,
  { before, after }: Record<'before' | 'after', Stored>,
) {
  for (const [uid, profile] of after) {
    const old = before.get(uid)
    const isOwn = call.headers['Authorization'] === tokenOf(uid) && reply.status < 300
    if (!isOwn) assert.deepEqual(profile, old)
    assert.equal(profile?.uid ?? uid, uid)
    if (isOwn && call.method === 'DELETE') assert.equal(profile, undefined)
    else if (old) assert.deepEqual(fixedFields(profile), fixedFields(old))
  }
}

const fixedFields = (profile: Profile | undefined) => ({
  email: profile?.email,
  createdAt: profile?.createdAt,
})
