import * as v from 'valibot'
import { profileFields } from './profile.ts'
import { anyText, object, text } from './schema.ts'

/** Paths below the base path; the calls are those of the specification, section 7. */
export const apiBase = '/api'

export const endpoints = {
  register: '/auth/register',
  login: '/auth/login',
  profile: '/auth/profile',
  health: '/health',
} as const

/** Whose account a body is about: the longest address that RFC 5321 and the longest uid that Firebase knows. */
const email = text({ min: 1, max: 320 })
const firebaseUid = text({ min: 1, max: 128 })

export const registration = object({
  email,
  /** Accepted for the sake of the contract; never stored and never logged. Firebase's longest one. */
  password: anyText({ max: 4096 }),
  name: text({ min: 1, max: profileFields.name.max }),
  firebaseUid,
})

export const login = object({ email, firebaseUid })

export type Registration = v.InferOutput<typeof registration>
export type Login = v.InferOutput<typeof login>

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

const textOrNone = v.fallback(v.optional(v.string()), undefined)
const errorReply = v.fallback(object({ code: textOrNone, message: textOrNone }), {})

/** Reads the body of an error reply, which may come from a proxy: each field is undefined unless it is text. */
export const parseErrorReply = (body: unknown) => v.parse(errorReply, body)
