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

/** POST /auth/register (specification, section 7): idempotent, so that a broken sign-up can be repeated. */
export const register =
  (parts: ClaimDependencies): UserHandler =>
  async (user, request, response) => {
    const body = await readBody(request, registration)
    const email = ownEmail(user, body)

    const { emailVerified = false, signInMethod = '', authTime = 0, googleId } = user
    // An account that nobody could use so far may have been prepared with a password: its sessions end.
    const mayBePrepared = emailVerified && signInMethod !== 'password'
    const isFirst = mayBePrepared && !(await parts.profiles.read(user.uid))
    if (isFirst) await parts.keepOnlySignIn(user)

    const proven = isFirst ? await provenUser(parts, user) : user
    const values = {
      ...{ email: proven.email ?? email, name: body.name, emailVerified, signInMethod },
      ...(isFirst && { notBefore: authTime, ...(googleId && { googleId }) }),
    }
    const { profile, created } = await parts.profiles.createIfAbsent(user.uid, values)
    const isOwn = created && !claimOf(proven, profile).reset
    const own = isOwn ? profile : await claimedProfile(parts, user)
    response.status(created ? 201 : 200).json(withoutOwner(own))
  }
