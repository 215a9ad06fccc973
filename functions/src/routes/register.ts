import { login as credentials, registration } from '@shop/contract/api'
import { isPrepared, startedBy } from '../auth/owner.ts'
import { ownEmail, type UserHandler } from '../auth/require-user.ts'
import { unauthenticated } from '../http/api-error.ts'
import { readBody } from '../http/read-body.ts'
import { openProfile, type Services } from '../profiles/open-profile.ts'

/** Idempotent, so that a failed sign-up can be retried. Costs two document reads, and one write if new. */
export const register =
  (services: Services): UserHandler =>
  async (call, request, response) => {
    const body = await readBody(request, registration)
    const email = ownEmail(call, body)

    let status = 200
    await services.profiles.change(call, async (stored) => {
      status = stored ? 200 : 201
      if (stored) return 'leave'
      // Within the transaction, so that the last step of a deletion meanwhile waits for it, or aborts it.
      const account = await services.accounts.find(call)
      if (!account) throw unauthenticated('deleted')
      if (isPrepared(call.user, account)) await services.accounts.removeOtherAccess(call)
      return startedBy(call.user, { name: body.name, email })
    })
    response.status(status).json(await openProfile(services, call))
  }

export const login =
  (services: Services): UserHandler =>
  async (call, request, response) => {
    ownEmail(call, await readBody(request, credentials))
    response.json(await openProfile(services, call))
  }
