import type { Login, Registration } from '@shop/contract/api'
import { isPrepared, startedBy } from '../auth/owner.ts'
import { ownEmail, type UserHandler } from '../auth/require-user.ts'
import { unauthenticated } from '../http/api-error.ts'
import { openProfile, profileAfter, type Services } from '../profiles/open-profile.ts'

/** Idempotent, so that a failed sign-up can be retried. Costs two document reads, and one write if new. */
export const register =
  (services: Services): UserHandler<Registration> =>
  async (call, body, response) => {
    const email = ownEmail(call, body)

    const written = await services.profiles.change(call, async (stored) => {
      if (stored) return 'leave'
      // Within the transaction, so that the last step of a deletion meanwhile waits for it, or aborts it.
      const account = await services.accounts.find(call)
      if (!account) throw unauthenticated('deleted')
      if (isPrepared(call.user, account)) await services.accounts.removeOtherAccess(call)
      return startedBy(call.user, { name: body.name, email })
    })
    response.status(written === 'leave' ? 200 : 201)
    response.json(await profileAfter(services, call, written))
  }

export const login =
  (services: Services): UserHandler<Login> =>
  async (call, body, response) => {
    ownEmail(call, body)
    response.json(await openProfile(services, call))
  }
