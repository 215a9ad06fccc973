import { ApiError } from '../api-error.ts'
import { accountOwner } from '../account-owner.ts'
import { claimProfile, withoutOwner } from '../claim-profile.ts'
import type { Profiles } from '../profiles.ts'
import { readBody } from '../read-body.ts'
import { ownEmail, type UserHandler } from '../require-user.ts'
import { fields } from '../text.ts'

const credentials = fields(accountOwner)

/** POST /auth/login (specification, section 7). */
export const login =
  (profiles: Profiles): UserHandler =>
  async (user, request, response) => {
    ownEmail(user, await readBody(request, credentials))

    const profile = await profiles.read(user.uid)
    if (!profile) throw new ApiError('not-registered')
    response.json(withoutOwner(await claimProfile(profiles, user, profile)))
  }
