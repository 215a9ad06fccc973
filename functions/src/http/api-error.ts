import { errorStatuses, type ErrorCode } from '@shop/contract/api'

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

/** An expected error. Its status, code, message and headers are the response. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly headers: Record<string, string>
  readonly rejection: string | undefined

  constructor(code: ErrorCode, { message, headers = {}, cause, rejection }: Details = {}) {
    super(message ?? messages[code], { cause })
    this.code = code
    this.status = errorStatuses[code]
    this.headers = headers
    this.rejection = rejection
  }
}

/** A 401 needs the WWW-Authenticate header (RFC 9110). */
export const unauthenticated = (rejection: string) =>
  new ApiError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' }, rejection })
