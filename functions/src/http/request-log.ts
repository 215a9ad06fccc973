import { randomUUID } from 'node:crypto'
import { errorStatuses } from '@shop/contract/api'
import type { RequestHandler } from 'express'

export type LogEntry = {
  severity: 'INFO' | 'WARNING' | 'ERROR'
  message: string
  [field: string]: unknown
}
export type Log = (entry: LogEntry) => void

/** nginx's status for a client that closes the connection before the response. */
const clientClosedRequest = 499

const maxPathLength = 200

/** Milliseconds between two log lines of requests that could flood the log. */
const floodInterval = 10_000

/** Method and path are the only client data in its lines. `unlogged` counts the requests of a flood without a line. */
export function logRequests(log: Log): RequestHandler {
  let lastOfFlood = -Infinity
  let unlogged = 0

  return (request, response, next) => {
    const { method } = request
    const path = request.path.slice(0, maxPathLength)
    const id = randomUUID()
    const started = performance.now()

    response.set({
      'X-Request-Id': id,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : clientClosedRequest
      const now = performance.now()
      const { uid, rejection, appCheck, ignored }: Record<string, unknown> = response.locals
      const isFlood =
        status === clientClosedRequest ||
        status === errorStatuses['too-many-requests'] ||
        ignored !== undefined
      if (isFlood && now - lastOfFlood < floodInterval) {
        unlogged += 1
        return
      }
      if (isFlood) lastOfFlood = now

      const severity = rejection === undefined || rejection === 'missing' ? 'INFO' : 'WARNING'
      const known = { uid, rejection, appCheck, ignored, ...(unlogged > 0 && { unlogged }) }
      const milliseconds = Math.round(now - started)
      log({ severity, message: 'request', id, method, path, status, milliseconds, ...known })
      unlogged = 0
    })
    next()
  }
}
