import type { RequestListener } from 'node:http'
import {
  apiBase,
  endpoints,
  login as credentials,
  registration,
  type Health,
} from '@shop/contract/api'
import { profileUpdate } from '@shop/contract/profile'
import express, { type RequestHandler } from 'express'
import { requireApp, type AppCheck } from './auth/app-check.ts'
import { requireUser, type VerifyToken } from './auth/require-user.ts'
import { ApiError, sendError } from './http/api-error.ts'
import { rateLimits, type Limits } from './http/rate-limit.ts'
import { noBody, readBody, rejectBodies } from './http/read-body.ts'
import { logRequests, type Log } from './http/request-log.ts'
import { isTrustedProxy } from './http/trusted-proxies.ts'
import type { Services } from './profiles/open-profile.ts'
import { deleteProfile, readProfile, updateProfile } from './routes/profile.ts'
import { ignoreInvalidReports, logClientError } from './routes/client-error.ts'
import { login, register } from './routes/register.ts'

type Dependencies = Services & {
  verifyToken: VerifyToken
  appCheck: AppCheck
  limits: Limits
  /** In milliseconds. */
  deadline?: number
  log: Log
  build: Omit<Health, 'status'>
}

export function createApp(dependencies: Dependencies): RequestListener {
  const { log, build } = dependencies
  const { countIp, countReport, ...counted } = rateLimits(dependencies.limits)
  const signedIn = requireUser({
    ...dependencies,
    ...counted,
    requireApp: requireApp(dependencies.appCheck),
  })

  const api = express.Router({ caseSensitive: true, strict: true })
  api
    .route(endpoints.health)
    .all(allow('GET'))
    .get((_request, response) => {
      response.json({ status: 'ok', ...build } satisfies Health)
    })
  api.route(endpoints.errors).all(allow('POST')).post(countReport, logClientError(log))
  api
    .route(endpoints.register)
    .all(allow('POST'))
    .post(signedIn(readBody(registration), register(dependencies)))
  api
    .route(endpoints.login)
    .all(allow('POST'))
    .post(signedIn(readBody(credentials), login(dependencies)))
  api
    .route(endpoints.profile)
    .all(allow('GET', 'PUT', 'DELETE'))
    .get(signedIn(noBody, readProfile(dependencies)))
    .put(signedIn(readBody(profileUpdate), updateProfile(dependencies)))
    .delete(signedIn(noBody, deleteProfile(dependencies)))

  const app = express()
  app.disable('x-powered-by').disable('etag').enable('case sensitive routing')
  app.set('trust proxy', isTrustedProxy)
  // Responses are not cached (no-store). This stops Express from sending 304 for `If-None-Match: *`.
  Object.defineProperty(app.request, 'fresh', { value: false })
  app.use(logRequests(log), countIp, rejectBodies)
  // Hosting forwards the path with /api. Requests to the function's own URL have no /api.
  app.use(apiBase, api).use(api)
  app.use(() => {
    throw new ApiError('not-found')
  })
  app.use(ignoreInvalidReports, sendError(log))
  return (request, response) => {
    // Express cannot parse some URLs with a fragment and then responds without the app's handlers.
    request.url = (request.url ?? '').replace(/#.*/, '') || '/'
    app(request, response)
  }
}

/** All other methods get 405, HEAD and OPTIONS too. */
function allow(...methods: string[]): RequestHandler {
  const headers = { Allow: methods.join(', ') }
  return ({ method }, _response, next) => {
    if (!methods.includes(method)) throw new ApiError('method-not-allowed', { headers })
    next()
  }
}
