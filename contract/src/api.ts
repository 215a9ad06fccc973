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

export type ErrorCode =
  | 'unauthenticated'
  | 'uid-mismatch'
  | 'email-mismatch'
  | 'invalid-body'
  | 'not-registered'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'internal'

export type ErrorReply = { code: ErrorCode; message: string }
