import type { ProfileUpdate } from '@shop/contract/profile'
import { assertOwner } from '../auth/owner.ts'
import type { User, UserHandler } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { changeProfile, openProfile, type Services } from '../profiles/open-profile.ts'

export const readProfile =
  (services: Services): UserHandler =>
  async (call, _body, response) => {
    response.json(await openProfile(services, call))
  }

export const updateProfile =
  (services: Services): UserHandler<ProfileUpdate> =>
  async (call, update, response) => {
    response.json(await changeProfile(services, call, update))
  }

/** In seconds: a stolen token or an unattended device is not enough to delete an account. */
const maxSignInAge = 5 * 60

/**
 * DELETE /auth/profile: deletes the profile, the account, and the profile once more, because another tab may
 * have registered it again in between (decision 0026). Costs one document read and two writes.
 */
export const deleteProfile =
  ({ profiles, accounts }: Services): UserHandler =>
  async (call, _body, response) => {
    if (await accounts.find(call)) {
      assertRecentSignIn(call.user)
      await profiles.change(call, (stored) => {
        if (!stored) return 'leave'
        assertOwner(call.user, stored)
        return 'remove'
      })
      await accounts.remove(call)
    }
    await profiles.remove(call)
    response.status(204).end()
  }

function assertRecentSignIn({ authTime }: User) {
  if (Date.now() / 1000 - authTime > maxSignInAge) throw new ApiError('recent-sign-in-required')
}
