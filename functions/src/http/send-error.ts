import type { ErrorReply } from '@shop/contract/api'
import type { ErrorRequestHandler } from 'express'
import { ApiError } from './api-error.ts'
import type { Log } from './request-log.ts'

/**
 * The one place that turns errors into replies. What is no ApiError is a bug, logged and not explained;
 * an outage is logged too, with what has caused it.
 */
export const sendError =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const answer = error instanceof ApiError ? error : new ApiError('internal')
    const { status, headers, code, message } = answer
    if (status >= 500) {
      log({ severity: 'ERROR', message: story(error), id: response.get('X-Request-Id') })
    }
    const reply: ErrorReply = { code, message }
    response.status(status).set(headers).json(reply)
  }

/** Stack and causes only: the other properties of an error may hold what a client sent. */
function story(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no Error was thrown.'
  const cause = error.cause === undefined ? '' : `\ncaused by ${story(error.cause)}`
  return (error.stack ?? error.message) + cause
}
