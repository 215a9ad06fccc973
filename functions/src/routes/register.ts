import { registration } from '@shop/contract/api'
import {
  claimedProfile,
  claimOf,
  provenUser,
  withoutOwner,
  type ClaimDependencies,
} from '../profiles/claim-profile.ts'
import { readBody } from '../http/read-body.ts'
import { ownEmail, type UserHandler } from '../auth/require-user.ts'

/** POST /auth/register (specification, section 7). Idempotent, so that a failed sign-up can be retried. */
export const register =
  (dependencies: ClaimDependencies): UserHandler =>
  async (user, request, response) => {
    const body = await readBody(request, registration)
    const email = ownEmail(user, body)

    const { emailVerified = false, signInMethod = '', authTime = 0, googleId } = user
    // Before a verified owner registers, an attacker may have created the account with a password. So the
    // sessions of earlier sign-ins end.
    const mayBePrepared = emailVerified && signInMethod !== 'password'
    const isFirst = mayBePrepared && !(await dependencies.profiles.read(user.uid))
    if (isFirst) await dependencies.revokeOtherSignIns(user)

    const proven = isFirst ? await provenUser(dependencies, user) : user
    const values = {
      ...{ email: proven.email ?? email, name: body.name, emailVerified, signInMethod },
      ...(body.referredBy && { referredBy: body.referredBy }),
      ...(isFirst && { notBefore: authTime, ...(googleId && { googleId }) }),
    }
    const { profile, created } = await dependencies.profiles.createIfAbsent(user.uid, values)
    const isOwn = created && !claimOf(proven, profile).reset
    const own = isOwn ? profile : await claimedProfile(dependencies, user)
    response.status(created ? 201 : 200).json(withoutOwner(own))
  }
