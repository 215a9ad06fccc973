import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

export type LogEntry = {
  severity: 'INFO' | 'WARNING' | 'ERROR'
  message: string
  [field: string]: unknown
}
export type Log = (entry: LogEntry) => void

/** What proxies call a request whose client went away before the answer. */
const clientGone = 499

/**
 * Numbers every request and writes one line about it: nothing the client sent but method and path.
 * A refused token is a warning with the reason in `refusal`, one that is missing is everyday life.
 */
export const logRequests =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request
    const id = randomUUID()
    const started = performance.now()

    response.set({ 'X-Request-Id': id, 'Cache-Control': 'private, no-store' })
    response.once('close', () => {
      const { uid, refusal, appCheck }: Record<string, unknown> = response.locals
      const status = response.writableFinished ? response.statusCode : clientGone
      const milliseconds = Math.round(performance.now() - started)
      const severity = refusal === undefined || refusal === 'missing' ? 'INFO' : 'WARNING'
      const known = { uid, refusal, appCheck }
      log({ severity, message: 'request', id, method, path, status, milliseconds, ...known })
    })
    next()
  }
