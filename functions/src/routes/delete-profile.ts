import type { Accounts } from '../auth/accounts.ts'
import type { User, UserHandler } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import {
  claimOf,
  provenUser,
  retryOutdated,
  type ClaimDependencies,
} from '../profiles/claim-profile.ts'

/** In seconds: a stolen token or an unattended device is not enough to delete an account. */
const maxSignInAge = 5 * 60

type Dependencies = ClaimDependencies & { accounts: Accounts }

/**
 * DELETE /auth/profile: deletes the profile, the account at the auth provider, and the profile once more,
 * because another tab may have registered it again before the account was deleted. After a failure at any
 * step, the same request completes the deletion (decision 0026).
 */
export const deleteProfile =
  (dependencies: Dependencies): UserHandler =>
  async (user, _request, response) => {
    const { profiles, accounts } = dependencies
    if (!user.isDeleted) {
      assertRecentSignIn(user)
      await removeOwnProfile(dependencies, user)
      await accounts.remove(user.uid)
    }
    await profiles.remove(user.uid)
    response.status(204).end()
  }

function assertRecentSignIn({ authTime = 0 }: User) {
  if (Date.now() / 1000 - authTime > maxSignInAge) throw new ApiError('recent-sign-in-required')
}

/**
 * @throws ApiError as `claimOf` does, when the user may not open the profile. A profile that `claimOf`
 * would reset is deleted: its verified owner asks for it.
 */
const removeOwnProfile = (dependencies: ClaimDependencies, user: User) =>
  retryOutdated(async () => {
    const stored = await dependencies.profiles.read(user.uid)
    if (!stored) return
    claimOf(await provenUser(dependencies, user, stored.owner), stored)
    await dependencies.profiles.remove(user.uid, stored.version)
  })
