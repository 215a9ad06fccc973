import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit, type AugmentedRequest, type Options } from 'express-rate-limit'
import { errorStatuses } from '@shop/contract/api'
import { ApiError } from './api-error.ts'

/** Requests per minute, counted in the memory of one instance (decision 0010). */
export type Limits = { perUser: number; perIp: number; rejectedPerIp: number }

/** Mobile carriers put many people behind one IP address, so its limits are higher than a person needs. */
export const defaultLimits: Limits = { perUser: 600, perIp: 6000, rejectedPerIp: 300 }

const minute = 60_000

/** Reports of errors in pages, per minute. More would only repeat what the log already has, which counts them. */
export const reportsPerIp = 20
export const reportsPerInstance = 60

/** Of one user: writes of one profile wait for each other, and would hold all 80 places of an instance. */
export const maxRunning = 40

/** An IPv6 customer gets at least a /64 network of their own (RFC 6177). */
const ipv6Subnet = 64

/** A client behind the CDN can send any text as an IP address. Invalid ones share one counter. */
const ipOf = ({ ip = '' }: Request) => (isIP(ip) ? ipKeyGenerator(ip, ipv6Subnet) : 'unknown')

const userOf = (_request: Request, response: Response) => String(response.locals['uid'])

export const rateLimits = ({ perUser, perIp, rejectedPerIp }: Limits) => ({
  countUser: limited(perUser, userOf),
  inOwnPlace: placesOfUsers(),
  countIp: limited(perIp, ipOf),
  countReport: [limited(reportsPerIp, ipOf), limited(reportsPerInstance, () => 'all')],
  /** Counts before the token is verified, and takes the count back unless the response is a 401. */
  countRejection: limited(rejectedPerIp, ipOf, {
    skipFailedRequests: true,
    requestWasSuccessful: (_request, { statusCode }) =>
      statusCode === errorStatuses.unauthenticated,
  }),
})

export type InOwnPlace = (uid: string, work: () => Promise<void>) => Promise<void>

/** A place is taken until the work ends, even if the client has left. */
function placesOfUsers(): InOwnPlace {
  const running = new Map<string, number>()
  return async (uid, work) => {
    const others = running.get(uid) ?? 0
    if (others >= maxRunning) throw tooMany(new Date())
    running.set(uid, others + 1)
    try {
      await work()
    } finally {
      const left = (running.get(uid) ?? 1) - 1
      if (left > 0) running.set(uid, left)
      else running.delete(uid)
    }
  }
}

function limited(
  limit: number,
  keyGenerator: (request: Request, response: Response) => string,
  options: Partial<Options> = {},
): RequestHandler {
  return rateLimit({
    ...options,
    limit,
    windowMs: minute,
    keyGenerator,
    legacyHeaders: false,
    // The first request creates this middleware, which the check would report as an error.
    validate: { creationStack: false },
    handler: (request, _response, next) => {
      next(tooMany((request as AugmentedRequest)['rateLimit']?.resetTime))
    },
  })
}

function tooMany(resetTime = new Date(Date.now() + minute)): ApiError {
  const seconds = Math.max(1, Math.ceil((resetTime.getTime() - Date.now()) / 1000))
  return new ApiError('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
}
