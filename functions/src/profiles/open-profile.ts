import { mergedDetails, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import type { Accounts } from '../auth/accounts.ts'
import { assertOwner, contentFor, isNewMark, startsAfresh } from '../auth/owner.ts'
import type { Call } from '../auth/require-user.ts'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { Profiles } from './profiles.ts'
import type { StoredProfile } from './stored-profile.ts'

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

  await profiles.change(call, async (stored) => {
    if (!stored) throw new ApiError('not-registered')
    const content = contentFor(call.user, stored)
    // First, so that nobody can write into the fresh profile from another session.
    if (startsAfresh(call.user, stored)) await accounts.removeOtherAccess(call)
    if (!update) return content
    return { ...content, ...mergedDetails(content, update), detailsCleared: false }
  })
  // Only the server knows its timestamps, and another request may have changed the profile since.
  return (await readOwn(services, call)).profile
}

async function readOwn({ profiles }: Services, { user }: Call): Promise<StoredProfile> {
  const stored = await profiles.read(user.uid)
  if (!stored) throw new ApiError('not-registered')
  assertOwner(user, stored)
  return stored
}
