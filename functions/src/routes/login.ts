import { login as credentials } from '@shop/contract/api'
import { claimedProfile, withoutOwner, type ClaimDependencies } from '../profiles/claim-profile.ts'
import { readBody } from '../http/read-body.ts'
import { ownEmail, type UserHandler } from '../auth/require-user.ts'

/** POST /auth/login (specification, section 7). */
export const login =
  (dependencies: ClaimDependencies): UserHandler =>
  async (user, request, response) => {
    ownEmail(user, await readBody(request, credentials))
    response.json(withoutOwner(await claimedProfile(dependencies, user)))
  }
