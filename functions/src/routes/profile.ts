import { profileUpdate } from '@shop/contract/profile'
import { ApiError } from '../http/api-error.ts'
import {
  assertStillOwner,
  claimedProfile,
  claimOf,
  provenUser,
  withoutOwner,
  withProfile,
  type ClaimDependencies,
} from '../profiles/claim-profile.ts'
import { readBody } from '../http/read-body.ts'
import type { UserHandler } from '../auth/require-user.ts'

/** GET /auth/profile (specification, section 7). */
export const readProfile =
  (dependencies: ClaimDependencies): UserHandler =>
  async (user, _request, response) => {
    response.json(withoutOwner(await claimedProfile(dependencies, user)))
  }

/** PUT /auth/profile (specification, section 7). */
export const updateProfile =
  (dependencies: ClaimDependencies): UserHandler =>
  async (user, request, response) => {
    const changes = await readBody(request, profileUpdate)
    const { profiles, revokeOtherSignIns } = dependencies

    const profile = await withProfile(profiles, user.uid, async (stored) => {
      const proven = await provenUser(dependencies, user, stored.owner)
      const { reset, ownerChanges } = claimOf(proven, stored)
      if (reset) await revokeOtherSignIns(user)
      const notice = stored.detailsCleared ? { detailsCleared: false } : {}
      const all = [{ ...ownerChanges, ...notice }, reset ?? {}, changes]
      const changed = await profiles.update(user.uid, all, stored.version)
      if (!changed) throw new ApiError('not-registered')
      assertStillOwner(proven, changed)
      return changed
    })
    response.json(withoutOwner(profile))
  }
