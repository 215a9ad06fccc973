import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit'
import { ApiError } from './api-error.ts'

/** Calls a minute, counted in the memory of one instance (decision 0010). */
export type Limits = { perUser: number; perAddress: number; refusedPerAddress: number }

/**
 * Where functions/.env, which has production's values, says nothing. Carriers put many people behind
 * one address: the limit of a user is the one meant to be met.
 */
export const usualLimits: Limits = { perUser: 600, perAddress: 6000, refusedPerAddress: 300 }

const minute = 60_000

/** An IPv6 customer has at least this many leading bits to themselves (RFC 6177). */
const ipv6Subnet = 64

/** From behind the CDN a caller can write any text as an address: all of it counts as one. */
const addressOf = ({ ip = '' }: Request) => (isIP(ip) ? ipKeyGenerator(ip, ipv6Subnet) : 'unknown')

const userOf = (_request: Request, response: Response) => String(response.locals['uid'])

/** Each handler counts a call and passes an ApiError too-many-requests on once there are too many. */
export const rateLimits = ({ perUser, perAddress, refusedPerAddress }: Limits) => ({
  countUser: limited(perUser, userOf),
  countAddress: limited(perAddress, addressOf),
  countRefusal: limited(refusedPerAddress, addressOf),
})

function limited(
  limit: number,
  keyGenerator: (request: Request, response: Response) => string,
): RequestHandler {
  const store = new MemoryStore()

  return rateLimit({
    store,
    limit,
    windowMs: minute,
    keyGenerator,
    legacyHeaders: false,
    // The app is made on the first call, which this check takes for one app per call.
    validate: { creationStack: false },
    handler: (request, response, next) => {
      const counted = store.get(keyGenerator(request, response))
      void counted.then((client) => next(tooMany(client?.resetTime)), next)
    },
  })
}

/** @param resetTime when the caller may come again */
function tooMany(resetTime = new Date(Date.now() + minute)): ApiError {
  const seconds = Math.max(1, Math.ceil((resetTime.getTime() - Date.now()) / 1000))
  return new ApiError('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
}
