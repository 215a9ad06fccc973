import type { RequestListener } from 'node:http'
import { apiBase, endpoints } from '@shop/contract/api'
import express from 'express'
import { allow } from './allow.ts'
import { ApiError } from './api-error.ts'
import { requireApp, type AppCheck } from './app-check.ts'
import { isFrontEnd } from './front-ends.ts'
import type { KeepOnlySignIn } from './keep-only-sign-in.ts'
import type { Profiles } from './profiles.ts'
import { rateLimits, type Limits } from './rate-limit.ts'
import { refuseBodies } from './refuse-bodies.ts'
import { logRequests, type Log } from './request-log.ts'
import { requireUser, type Identify } from './require-user.ts'
import { health, type Build } from './routes/health.ts'
import { login } from './routes/login.ts'
import { readProfile, updateProfile } from './routes/profile.ts'
import { register } from './routes/register.ts'
import { sendError } from './send-error.ts'

type Parts = {
  profiles: Profiles
  identify: Identify
  keepOnlySignIn: KeepOnlySignIn
  appCheck: AppCheck
  limits: Limits
  /** Milliseconds a call may take. */
  deadline: number
  log: Log
  build: Build
}

/** The whole API as a value: what it stores in, whom it trusts and where it logs come from outside. */
export function createApp(parts: Parts): RequestListener {
  const { log, limits } = parts
  const { countAddress, ...counted } = rateLimits(limits)
  const signedIn = requireUser({ ...parts, ...counted, requireApp: requireApp(parts.appCheck) })
  // Only what changes something asks whether the user is still there (decision 0011).
  const checked = { checkRevoked: true }

  const api = express.Router({ caseSensitive: true, strict: true })
  api.all(endpoints.health, allow({ GET: health(parts.build) }))
  api.all(endpoints.register, allow({ POST: signedIn(register(parts), checked) }))
  api.all(endpoints.login, allow({ POST: signedIn(login(parts)) }))
  api.all(
    endpoints.profile,
    allow({
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
