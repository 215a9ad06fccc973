import type { ErrorCode } from '@shop/contract/api'

const replies = {
  'invalid-body': [400, 'Some of the data sent is not valid.'],
  unauthenticated: [401, 'Please sign in to continue.'],
  'uid-mismatch': [403, 'This account belongs to somebody else.'],
  'email-mismatch': [403, 'This e-mail address is not the one you signed in with.'],
  'not-registered': [404, 'There is no account for this user yet.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address does not answer that method.'],
  'too-large': [413, 'The data sent is too large.'],
  'unsupported-media-type': [415, 'Data must be sent as JSON.'],
  internal: [500, 'Something went wrong. Please try again.'],
} as const satisfies Partial<Record<ErrorCode, readonly [status: number, message: string]>>

type Details = { message?: string; headers?: Record<string, string> }

/** An expected refusal: its status, code, message and headers are the reply. */
export class ApiError extends Error {
  readonly code: keyof typeof replies
  readonly status: number
  readonly headers: Record<string, string>

  constructor(code: keyof typeof replies, { message, headers = {} }: Details = {}) {
    const [status, usualMessage] = replies[code]
    super(message ?? usualMessage)
    this.code = code
    this.status = status
    this.headers = headers
  }
}
