import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Profile } from '@shop/contract/profile'
import { withoutOwner } from '../profiles/claim-profile.ts'
import type { Profiles } from '../profiles/profiles.ts'
import { anyCall } from './any-call.ts'
import { assertDocumented, parseProfile } from './documented.ts'
import { serve, type Answer, type Call } from './http.ts'
import { testApp, tokenOf } from './test-app.ts'

type Stored = Map<string, Profile | undefined>

/** Nobody is refused for calling often: here it is about what is called. */
const limits = { perUser: Infinity, perAddress: Infinity, refusedPerAddress: Infinity }

/**
 * Makes so many random calls of an app with this storage: every answer is one that is documented, and what
 * is stored is valid and only ever changes for the user who calls.
 * @returns how many answers had which status
 * @throws with the smallest call that breaks this, and the seed that finds it again
 */
export async function fuzz({ profiles, runs }: { profiles: Profiles; runs: number }) {
  const start = `fuzz${Date.now()}`
  const uids = [`${start}ada`, `${start}eve`, `${start}new`] as const
  for (const uid of uids.slice(0, 2)) {
    await profiles.createIfAbsent(uid, { email: `${uid}@example.com`, name: 'Ada' })
  }
  const server = await serve(testApp({ profiles, limits }))
  const statuses = new Map<number, number>()
  let before = await readAll(profiles, uids)
  const property = fc.asyncProperty(anyCall(uids), async (call) => {
    const answer = await server.call(call)
    assertDocumented(call, answer)
    const after = await readAll(profiles, uids)
    assertOnlyOwn(call, answer, { before, after })
    before = after
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
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
    const profile = await profiles.read(uid)
    return [uid, profile && parseProfile(withoutOwner(profile))] as const
  }
  return new Map(await Promise.all(uids.map(read)))
}

/** Only a call that succeeds changes something, of its own user, and never who that is. */
function assertOnlyOwn(
  call: Call,
  answer: Answer,
  { before, after }: Record<'before' | 'after', Stored>,
) {
  for (const [uid, profile] of after) {
    const old = before.get(uid)
    const isOwn = call.headers['Authorization'] === tokenOf(uid) && answer.status < 300
    if (!isOwn) assert.deepEqual(profile, old)
    assert.equal(profile?.uid ?? uid, uid)
    if (old) {
      const { email, createdAt } = old
      assert.deepEqual(
        { email: profile?.email, createdAt: profile?.createdAt },
        { email, createdAt },
      )
    }
  }
}
