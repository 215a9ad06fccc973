import type { RequestListener } from 'node:http'
import { apiBase, endpoints } from '@shop/contract/api'
import express from 'express'
import { methods } from './http/methods.ts'
import { ApiError } from './http/api-error.ts'
import { requireApp, type AppCheck } from './auth/app-check.ts'
import { isFrontEnd } from './http/front-ends.ts'
import type { GoogleAddress } from './auth/google-address.ts'
import type { KeepOnlySignIn } from './auth/keep-only-sign-in.ts'
import type { Profiles } from './profiles/profiles.ts'
import { rateLimits, type Limits } from './http/rate-limit.ts'
import { refuseBodies } from './http/refuse-bodies.ts'
import { logRequests, type Log } from './http/request-log.ts'
import { requireUser, type VerifyToken } from './auth/require-user.ts'
import { health, type Build } from './routes/health.ts'
import { login } from './routes/login.ts'
import { readProfile, updateProfile } from './routes/profile.ts'
import { register } from './routes/register.ts'
import { sendError } from './http/send-error.ts'

type Dependencies = {
  profiles: Profiles
  verifyToken: VerifyToken
  keepOnlySignIn: KeepOnlySignIn
  googleAddress: GoogleAddress
  appCheck: AppCheck
  limits: Limits
  /** Milliseconds a call may take. */
  handlerTimeout: number
  log: Log
  build: Build
}

/** The whole API as a value: what it stores in, whom it trusts and where it logs come from outside. */
export function createApp(parts: Dependencies): RequestListener {
  const { log, limits } = parts
  const { countAddress, ...counted } = rateLimits(limits)
  const signedIn = requireUser({ ...parts, ...counted, requireApp: requireApp(parts.appCheck) })
  // Only what changes something asks whether the user is still there (decision 0011).
  const checked = { checkRevoked: true }

  const api = express.Router({ caseSensitive: true, strict: true })
  api.all(endpoints.health, methods({ GET: health(parts.build) }))
  api.all(endpoints.register, methods({ POST: signedIn(register(parts), checked) }))
  api.all(endpoints.login, methods({ POST: signedIn(login(parts)) }))
  api.all(
    endpoints.profile,
    methods({
      GET: signedIn(readProfile(parts)),
      PUT: signedIn(updateProfile(parts), checked),
    }),
  )

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.set('trust proxy', isFrontEnd)
  // Nobody has kept an answer (no-store), whatever `If-None-Match: *` says: no 304 without a body.
  Object.defineProperty(app.request, 'fresh', { value: false })
  app.use(logRequests(log), countAddress, refuseBodies)
  // Hosting passes the whole path on; the function's own address has no /api in front.
  app.use(apiBase, api).use(api)
  app.use(() => {
    throw new ApiError('not-found')
  })
  app.use(sendError(log))
  return (request, response) => {
    // Whoever writes a fragment may have a path that Express cannot read, and answers itself.
    request.url = (request.url ?? '').replace(/#.*/, '') || '/'
    app(request, response)
  }
}
