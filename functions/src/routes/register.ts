import { registration } from '@shop/contract/api'
import {
  claimedProfile,
  claimOf,
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
    if (mayBePrepared && !(await parts.profiles.read(user.uid))) await parts.keepOnlySignIn(user)

    const since = mayBePrepared && { notBefore: authTime, ...(googleId && { googleId }) }
    const values = { email, name: body.name, emailVerified, signInMethod, ...since }
    const { profile, created } = await parts.profiles.createIfAbsent(user.uid, values)
    const isOwn = created && !claimOf(user, profile).reset
    const own = isOwn ? profile : await claimedProfile(parts, user)
    response.status(created ? 201 : 200).json(withoutOwner(own))
  }
