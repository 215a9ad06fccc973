import { randomUUID } from 'node:crypto'
import { errorStatuses } from '@shop/contract/api'
import type { RequestHandler } from 'express'

export type LogEntry = {
  severity: 'INFO' | 'WARNING' | 'ERROR'
  message: string
  [field: string]: unknown
}
export type Log = (entry: LogEntry) => void

/** What proxies call a request whose client went away before the answer. */
const clientGone = 499
const tooManyRequests = errorStatuses['too-many-requests']

/** A path of ours is far shorter; what a flood writes there fills no log. */
const mostPathCharacters = 200

/** Calls of a flood: refused by the rate limiter, or cut off before any answer. */
const floods: readonly number[] = [tooManyRequests, clientGone]

/** Milliseconds between two lines about such calls. */
const floodInterval = 10_000

/**
 * Numbers every request and writes one line about it: nothing the client sent but method and path.
 * A refused token is a warning with the reason in `refusal`, one that is missing is not. Of the calls
 * that are refused by the rate limiter or cut off by the client one in ten seconds is logged; the next
 * line counts the rest in `unlogged`.
 */
export function logRequests(log: Log): RequestHandler {
  let lastOfFlood = -Infinity
  let unlogged = 0

  return (request, response, next) => {
    const { method } = request
    const path = request.path.slice(0, mostPathCharacters)
    const id = randomUUID()
    const started = performance.now()

    response.set({
      'X-Request-Id': id,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : clientGone
      const now = performance.now()
      const isFlood = floods.includes(status)
      if (isFlood && now - lastOfFlood < floodInterval) {
        unlogged += 1
        return
      }
      if (isFlood) lastOfFlood = now

      const { uid, refusal, appCheck }: Record<string, unknown> = response.locals
      const severity = refusal === undefined || refusal === 'missing' ? 'INFO' : 'WARNING'
      const known = { uid, refusal, appCheck, ...(unlogged > 0 && { unlogged }) }
      const milliseconds = Math.round(now - started)
      log({ severity, message: 'request', id, method, path, status, milliseconds, ...known })
      unlogged = 0
    })
    next()
  }
}
