import { setTimeout as delay } from 'node:timers/promises'
import { mergedDetails, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import type { Accounts } from '../auth/accounts.ts'
import { assertOwner, contentFor, isNewMark, startsAfresh } from '../auth/owner.ts'
import type { Call } from '../auth/require-user.ts'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { Decision, Profiles } from './profiles.ts'
import { parseStoredProfile, type StoredProfile } from './stored-profile.ts'

export type Services = { profiles: Profiles; accounts: Accounts }

/** Costs one document read, unless the token itself changes the profile (decision 0017). */
export async function openProfile(services: Services, call: Call): Promise<Profile> {
  const stored = await readOwn(services, call)
  return isNewMark(call.user, stored) ? changeProfile(services, call) : stored.profile
}

/** Costs two document reads, one write, and one request to the auth provider: three if it starts afresh. */
export async function changeProfile(
  services: Services,
  call: Call,
  update?: ProfileUpdate,
): Promise<Profile> {
  const { profiles, accounts } = services
  if (!(await accounts.find(call))) throw unauthenticated('deleted')

  let created: Date | undefined
  const written = await profiles.change(call, async (stored) => {
    if (!stored) throw new ApiError('not-registered')
    created = new Date(stored.profile.createdAt)
    const content = contentFor(call.user, stored)
    // First, so that nobody can write into the fresh profile from another session.
    if (startsAfresh(call.user, stored)) await accounts.removeOtherAccess(call)
    if (!update) return content
    return { ...content, ...mergedDetails(content, update), detailsCleared: false }
  })
  return profileAfter(services, call, written, created)
}

/** Milliseconds to read a profile again after a write. */
const readTimeout = 2_000

/**
 * Returns the profile after a write. Only the server knows its timestamps, and another request may have changed
 * it since. If it cannot be read again, the write has succeeded all the same: then the times are about right.
 */
export async function profileAfter(
  services: Services,
  call: Call,
  written: Decision,
  created = new Date(),
): Promise<Profile> {
  if (typeof written === 'string') return openProfile(services, call)
  const { profile } = parseStoredProfile(call.user.uid, written, created)
  const guess = { ...profile, updatedAt: new Date().toISOString() }
  const again = readOwn(services, call).then((stored) => stored.profile)
  return Promise.race([again, delay(readTimeout, guess, { ref: false })]).catch(() => guess)
}

async function readOwn({ profiles }: Services, { user }: Call): Promise<StoredProfile> {
  const stored = await profiles.read(user.uid)
  if (!stored) throw new ApiError('not-registered')
  assertOwner(user, stored)
  return stored
}
