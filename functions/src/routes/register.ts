import { registration } from '@shop/contract/api'
import { claimedProfile, withoutOwner, type ClaimDependencies } from '../profiles/claim-profile.ts'
import { readBody } from '../http/read-body.ts'
import { ownEmail, type UserHandler } from '../auth/require-user.ts'

/** POST /auth/register (specification, section 7): idempotent, so that a broken sign-up can be repeated. */
export const register =
  (parts: ClaimDependencies): UserHandler =>
  async (user, request, response) => {
    const body = await readBody(request, registration)
    const email = ownEmail(user, body)

    const { emailVerified = false, signInMethod = '', authTime = 0 } = user
    // An account that nobody could use so far may have been prepared with a password: its sessions end.
    const mayBePrepared = emailVerified && signInMethod !== 'password'
    if (mayBePrepared && !(await parts.profiles.read(user.uid))) await parts.keepOnlySignIn(user)

    const proof = { emailVerified, signInMethod, ...(mayBePrepared && { notBefore: authTime }) }
    const values = { email, name: body.name, ...proof }
    const { profile, created } = await parts.profiles.createIfAbsent(user.uid, values)
    const own = created ? profile : await claimedProfile(parts, user)
    response.status(created ? 201 : 200).json(withoutOwner(own))
  }
