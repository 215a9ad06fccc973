import { login as credentials } from '@shop/contract/api'
import { claimedProfile, withoutOwner, type ClaimParts } from '../claim-profile.ts'
import { readBody } from '../read-body.ts'
import { ownEmail, type UserHandler } from '../require-user.ts'

/** POST /auth/login (specification, section 7). */
export const login =
  (parts: ClaimParts): UserHandler =>
  async (user, request, response) => {
    ownEmail(user, await readBody(request, credentials))
    response.json(withoutOwner(await claimedProfile(parts, user)))
  }
