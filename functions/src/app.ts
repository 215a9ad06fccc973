import type { RequestListener } from 'node:http'
import { apiBase, endpoints } from '@shop/contract/api'
import express from 'express'
import { methods } from './http/methods.ts'
import { ApiError } from './http/api-error.ts'
import { requireApp, type AppCheck } from './auth/app-check.ts'
import { isFrontEnd } from './http/front-ends.ts'
import type { Accounts } from './auth/accounts.ts'
import type { GoogleAddress } from './auth/google-address.ts'
import type { RevokeOtherSignIns } from './auth/revoke-other-sign-ins.ts'
import type { Profiles } from './profiles/profiles.ts'
import { rateLimits, type Limits } from './http/rate-limit.ts'
import { refuseBodies } from './http/read-body.ts'
import { logRequests, type Log } from './http/request-log.ts'
import { requireUser, type VerifyToken } from './auth/require-user.ts'
import { deleteProfile } from './routes/delete-profile.ts'
import { health, type Build } from './routes/health.ts'
import { login } from './routes/login.ts'
import { readProfile, updateProfile } from './routes/profile.ts'
import { register } from './routes/register.ts'
import { sendError } from './http/send-error.ts'

type Dependencies = {
  profiles: Profiles
  verifyToken: VerifyToken
  revokeOtherSignIns: RevokeOtherSignIns
  googleAddress: GoogleAddress
  accounts: Accounts
  appCheck: AppCheck
  limits: Limits
  /** Timeout of one request, in milliseconds. */
  handlerTimeout: number
  log: Log
  build: Build
}

/** Creates the API. Storage, token verification and logging are arguments, so tests can replace them. */
export function createApp(dependencies: Dependencies): RequestListener {
  const { log, limits } = dependencies
  const { countAddress, ...counted } = rateLimits(limits)
  const signedIn = requireUser({
    ...dependencies,
    ...counted,
    requireApp: requireApp(dependencies.appCheck),
  })
  // Only endpoints that write check whether the user is disabled or deleted (decision 0011).
  const checked = { checkRevoked: true }

  const api = express.Router({ caseSensitive: true, strict: true })
  api.all(endpoints.health, methods({ GET: health(dependencies.build) }))
  api.all(endpoints.register, methods({ POST: signedIn(register(dependencies), checked) }))
  api.all(endpoints.login, methods({ POST: signedIn(login(dependencies)) }))
  api.all(
    endpoints.profile,
    methods({
      GET: signedIn(readProfile(dependencies)),
      PUT: signedIn(updateProfile(dependencies), checked),
      DELETE: signedIn(deleteProfile(dependencies), { ...checked, allowDeleted: true }),
    }),
  )

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.set('trust proxy', isFrontEnd)
  // Responses are not cached (no-store). This stops Express from sending 304 for `If-None-Match: *`.
  Object.defineProperty(app.request, 'fresh', { value: false })
  app.use(logRequests(log), countAddress, refuseBodies)
  // Hosting forwards the path with /api. Requests to the function's own URL have no /api.
  app.use(apiBase, api).use(api)
  app.use(() => {
    throw new ApiError('not-found')
  })
  app.use(sendError(log))
  return (request, response) => {
    // Express cannot parse some URLs with a fragment and then responds without the app's handlers.
    request.url = (request.url ?? '').replace(/#.*/, '') || '/'
    app(request, response)
  }
}
