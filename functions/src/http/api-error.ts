import { errorStatuses, type ErrorCode, type ErrorReply } from '@shop/contract/api'
import type { ErrorRequestHandler } from 'express'
import type { Log } from './request-log.ts'

const messages: Record<ErrorCode, string> = {
  'invalid-body': 'Some of the data sent is not valid.',
  unauthenticated: 'Please sign in to continue.',
  'app-check': 'This page could not be verified. Please reload it and try again.',
  'uid-mismatch': 'This account belongs to somebody else.',
  'email-mismatch': 'This e-mail address is not the one you signed in with.',
  'recent-sign-in-required': 'Please sign in again, then delete your account.',
  'not-registered': 'There is no account for this user yet.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not answer that method.',
  'too-large': 'The data sent is too large.',
  'unsupported-media-type': 'Data must be sent as JSON.',
  'too-many-requests': 'That was too much at once. Please wait a moment and try again.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The service cannot be reached at the moment. Please try again.',
}

type Details = {
  message?: string
  headers?: Record<string, string>
  cause?: unknown
  /** The reason of a 401 for the log. It never quotes the token. */
  rejection?: string
}

/** An expected error: its code, message and headers are the response. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? messages[code], { cause: details.cause })
    this.code = code
    this.details = details
  }
}

/** A 401 needs the WWW-Authenticate header (RFC 9110). */
export const unauthenticated = (rejection: string) =>
  new ApiError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' }, rejection })

/** Any error but an ApiError is a bug: it is logged with its causes, as outages are, and the response has no details. */
export const sendError =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const apiError = error instanceof ApiError ? error : new ApiError('internal')
    const { code, message, details } = apiError
    const status = errorStatuses[code]
    response.locals['rejection'] = details.rejection
    if (status >= 500) {
      log({ severity: 'ERROR', message: stackWithCauses(error), id: response.get('X-Request-Id') })
    }
    const reply: ErrorReply = { code, message }
    response
      .status(status)
      .set(details.headers ?? {})
      .json(reply)
  }

/** Returns only the stack and the causes: other properties of an error may contain client data. */
function stackWithCauses(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown.'
  const cause = error.cause === undefined ? '' : `\ncaused by ${stackWithCauses(error.cause)}`
  return (error.stack ?? error.message) + cause
}
