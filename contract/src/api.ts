/** Paths below the base path; the calls are those of the specification, section 7. */
export const apiBase = '/api'

export const endpoints = {
  register: '/auth/register',
  login: '/auth/login',
  profile: '/auth/profile',
  health: '/health',
} as const

export type Registration = {
  email: string
  /** Accepted for the sake of the contract; never stored and never logged. */
  password: string
  name: string
  firebaseUid: string
}

export type Login = { email: string; firebaseUid: string }

export type Health = { status: 'ok'; version: string; commit: string }

/** Every refusal the API knows, and the HTTP status it comes with. */
export const errorStatuses = {
  'invalid-body': 400,
  unauthenticated: 401,
  'app-check': 403,
  'uid-mismatch': 403,
  'email-mismatch': 403,
  'not-registered': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

export type ErrorReply = { code: ErrorCode; message: string }
