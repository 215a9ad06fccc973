import { getAuth, type Auth } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { isUserNotFound } from './accounts.ts'
import type { VerifyToken } from './require-user.ts'

/** Verifies ID tokens by their signature, without a request for the user. */
export const verifyTokenWithFirebase =
  (auth: () => Pick<Auth, 'verifyIdToken'> = getAuth): VerifyToken =>
  async (token) => {
    const claims = v.parse(claimsSchema, await verifiedClaims(auth(), token))
    const { sub: uid, email, name, auth_time: authTime, firebase } = claims
    // Tokens of a tenant's users have the project's signature, but their accounts are not the project's.
    if (firebase.tenant !== undefined) throw unauthenticated('tenant')
    const emailVerified = email !== undefined && claims.email_verified
    return { uid, email, name, emailVerified, signInMethod: firebase.sign_in_provider, authTime }
  }

async function verifiedClaims(auth: Pick<Auth, 'verifyIdToken'>, token: string): Promise<unknown> {
  try {
    return await auth.verifyIdToken(token)
  } catch (cause) {
    // The Auth emulator looks up the user after it has verified the token. Handlers do that themselves.
    const isEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true'
    if (isEmulator && isUserNotFound(cause)) return claimsIn(token)
    throw unauthenticated(tokenRejection(cause))
  }
}

const claimsSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.fallback(v.string(), ''),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.string(), tenant: v.optional(v.unknown()) }),
})

function claimsIn(token: string): unknown {
  const [, claims = ''] = token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

/** The SDK reports a failed request for Google's keys as an invalid token: only the message differs. */
const keyFetchFailed = /^Error (while making request|fetching (public keys|Json Web Keys))/

const rejections = new Set([
  'malformed',
  'auth/argument-error',
  'auth/id-token-expired',
  // Only the Auth emulator looks for these two when a token is verified.
  'auth/id-token-revoked',
  'auth/user-disabled',
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
])

/** Returns the SDK's error code: its message quotes the token. @throws ApiError unavailable for an outage */
export function tokenRejection(cause: unknown): string {
  if (cause instanceof Error && !keyFetchFailed.test(cause.message)) {
    // The SDK throws these, without a code, when a part of the token is invalid JSON, or null.
    const isMalformed = cause instanceof SyntaxError || cause instanceof TypeError
    const code = String('code' in cause ? cause.code : isMalformed && 'malformed')
    if (rejections.has(code)) return code
  }
  throw new ApiError('unavailable', { cause })
}
