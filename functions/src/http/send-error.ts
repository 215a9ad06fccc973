import type { ErrorReply } from '@shop/contract/api'
import type { ErrorRequestHandler } from 'express'
import { ApiError } from './api-error.ts'
import type { Log } from './request-log.ts'

/**
 * The only place that turns errors into responses. Any error but an ApiError is a bug: it is logged, and
 * the response has no details. Outages are logged too, with their causes.
 */
export const sendError =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const apiError = error instanceof ApiError ? error : new ApiError('internal')
    const { status, headers, code, message, rejection } = apiError
    response.locals['rejection'] = rejection
    if (status >= 500) {
      log({ severity: 'ERROR', message: stackWithCauses(error), id: response.get('X-Request-Id') })
    }
    const reply: ErrorReply = { code, message }
    response.status(status).set(headers).json(reply)
  }

/** Returns only the stack and the causes: other properties of an error may contain client data. */
function stackWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown.'
  const cause = error.cause === undefined ? '' : `\ncaused by ${stackWithCauses(error.cause)}`
  return (error.stack ?? error.message) + cause
}
