import { registration } from '@shop/contract/api'
import {
  claimedProfile,
  claimOf,
  provenUser,
  withoutOwner,
  type ClaimDependencies,
} from '../profiles/claim-profile.ts'
import { readBody } from '../http/read-body.ts'
import { ownEmail, type User, type UserHandler } from '../auth/require-user.ts'
import type { Accounts } from '../auth/accounts.ts'
import { unauthenticated } from '../http/api-error.ts'
import type { Profiles } from '../profiles/profiles.ts'

/** POST /auth/register (specification, section 7). Idempotent, so that a failed sign-up can be retried. */
export const register =
  (dependencies: ClaimDependencies & { accounts: Accounts }): UserHandler =>
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
      ...(isFirst && { notBefore: authTime, ...(googleId && { googleId }) }),
    }
    const { profile, created } = await dependencies.profiles.createIfAbsent(user.uid, values)
    if (created) await assertNotDeleted(dependencies, user)
    const isOwn = created && !claimOf(proven, profile).reset
    const own = isOwn ? profile : await claimedProfile(dependencies, user)
    response.status(created ? 201 : 200).json(withoutOwner(own))
  }

/**
 * The account may have been deleted after the token check, in another tab. Its deletion has not found the
 * new profile, so this deletes it.
 * @throws ApiError unauthenticated
 */
async function assertNotDeleted(
  { profiles, accounts }: { profiles: Profiles; accounts: Accounts },
  { uid }: User,
) {
  if (!(await accounts.isMissing(uid))) return
  await profiles.remove(uid)
  throw unauthenticated()
}
