import { isIP } from 'node:net'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit'
import { ApiError } from './api-error.ts'

/** Requests per minute, counted in the memory of one instance (decision 0010). */
export type Limits = { perUser: number; perAddress: number; refusedPerAddress: number }

/**
 * The limits that apply unless functions/.env sets others. Mobile carriers put many people behind one IP
 * address, so the limit per IP address is much higher than the limit per user.
 */
export const defaultLimits: Limits = { perUser: 600, perAddress: 6000, refusedPerAddress: 300 }

const minute = 60_000

/** An IPv6 customer gets at least a /64 network of their own (RFC 6177). */
const ipv6Subnet = 64

/** A client behind the CDN can send any text as an IP address. Invalid addresses share one counter. */
const addressOf = ({ ip = '' }: Request) => (isIP(ip) ? ipKeyGenerator(ip, ipv6Subnet) : 'unknown')

const userOf = (_request: Request, response: Response) => String(response.locals['uid'])

/** Each middleware counts a request and calls next(ApiError too-many-requests) above its limit. */
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
    // The first request creates this middleware, which the check would report as an error.
    validate: { creationStack: false },
    handler: (request, response, next) => {
      const counted = store.get(keyGenerator(request, response))
      void counted.then((client) => next(tooMany(client?.resetTime)), next)
    },
  })
}

/** @param resetTime the start of the next window */
function tooMany(resetTime = new Date(Date.now() + minute)): ApiError {
  const seconds = Math.max(1, Math.ceil((resetTime.getTime() - Date.now()) / 1000))
  return new ApiError('too-many-requests', { headers: { 'Retry-After': String(seconds) } })
}
