import { accountOwner } from '../account-owner.ts'
import { claimedProfile, withoutOwner, type ClaimParts } from '../claim-profile.ts'
import { readBody } from '../read-body.ts'
import { ownEmail, type UserHandler } from '../require-user.ts'
import { fields } from '../text.ts'

const credentials = fields(accountOwner)

/** POST /auth/login (specification, section 7). */
export const login =
  (parts: ClaimParts): UserHandler =>
  async (user, request, response) => {
    ownEmail(user, await readBody(request, credentials))
    response.json(withoutOwner(await claimedProfile(parts, user)))
  }
