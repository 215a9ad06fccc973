import { mergedDetails, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import type { Accounts } from '../auth/accounts.ts'
import { assertOwner, contentFor, isNewMark, startsAfresh } from '../auth/owner.ts'
import type { Call } from '../auth/require-user.ts'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { Profiles } from './profiles.ts'
import type { StoredProfile } from './stored-profile.ts'

export type Services = { profiles: Profiles; accounts: Accounts }

/**
 * Returns the caller's profile: one document read, unless the token itself changes it (docs/readings.md, 21).
 * @throws ApiError not-registered; unauthenticated for a token that must not open the profile
 */
export async function openProfile(services: Services, call: Call): Promise<Profile> {
  const stored = await readOwn(services, call)
  return isNewMark(call.user, stored) ? changeProfile(services, call) : stored.profile
}

/**
 * Changes the caller's profile and returns it as it is stored then: two document reads, one write, and one
 * request to the auth provider.
 * @throws ApiError as `openProfile`
 */
export async function changeProfile(
  services: Services,
  call: Call,
  update?: ProfileUpdate,
): Promise<Profile> {
  const { profiles, accounts } = services
  const account = await accounts.find(call)
  if (!account) throw unauthenticated('deleted')

  await profiles.change(call, async (stored) => {
    if (!stored) throw new ApiError('not-registered')
    const content = contentFor(call.user, stored)
    // First, so that nobody can write into the fresh profile from another session.
    if (startsAfresh(call.user, stored)) await accounts.endOtherSessions(call, account)
    if (!update) return content
    return { ...content, ...mergedDetails(content, update), detailsCleared: false }
  })
  return (await readOwn(services, call)).profile
}

/** Only the server knows its timestamps, and another request may have changed the profile since. */
async function readOwn({ profiles }: Services, { user }: Call): Promise<StoredProfile> {
  const stored = await profiles.read(user.uid)
  if (!stored) throw new ApiError('not-registered')
  assertOwner(user, stored)
  return stored
}
