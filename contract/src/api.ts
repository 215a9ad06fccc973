import * as v from 'valibot'
import { maxLengths, textOrEmpty } from './profile.ts'
import { object, rawText, text } from './schema.ts'

/** Endpoint paths are relative to the base path (specification, section 7). */
export const apiBase = '/api'

export const endpoints = {
  register: '/auth/register',
  login: '/auth/login',
  profile: '/auth/profile',
  health: '/health',
  errors: '/errors',
} as const

/** Timeout of the Cloud Function, and of the client's requests to it, in seconds. */
export const timeoutSeconds = 30

export const appCheckHeader = 'X-Firebase-AppCheck'

/** In characters. Firebase does not create longer uids. */
export const maxUidLength = 128

/** The maximum length is that of RFC 5321. */
const email = text(320, 1)
const firebaseUid = rawText(maxUidLength, 1)

export const registration = object({
  email,
  /** Part of the request format, but never stored or logged. The maximum length is Firebase's. */
  password: rawText(4096),
  name: text(maxLengths.name, 1),
  firebaseUid,
})

export const login = object({ email, firebaseUid })

export type Registration = v.InferOutput<typeof registration>
export type Login = v.InferOutput<typeof login>

/** An error in a page. The size of the body limits the texts. */
export const clientError = v.object({
  ...v.entriesFromList(['message', 'stack', 'route', 'version', 'browser'], v.string()),
  /** A warning is not the shop's fault, such as what an extension does to the page. */
  severity: v.optional(v.picklist(['ERROR', 'WARNING']), 'ERROR'),
})
export type ClientError = v.InferOutput<typeof clientError>

export type Health = { status: 'ok'; version: string; commit: string }

export const errorStatuses = {
  'invalid-body': 400,
  unauthenticated: 401,
  'app-check': 403,
  'uid-mismatch': 403,
  'email-mismatch': 403,
  'recent-sign-in-required': 403,
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

const errorReply = v.object({ code: textOrEmpty, message: textOrEmpty })

/** Parses an error response. Returns undefined for that of a proxy, which has no code and no message. */
export function parseErrorReply(body: unknown) {
  const { success, output } = v.safeParse(errorReply, body)
  return success && (output.code || output.message) ? output : undefined
}
