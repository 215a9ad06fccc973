import { getAuth, type Auth } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { isUserNotFound } from './accounts.ts'
import type { User, VerifyToken } from './require-user.ts'
import { tokenRejection } from './token-rejection.ts'

/**
 * Verifies Firebase ID tokens by their signature, without a request for the user.
 * @param auth returns the Admin SDK's Auth; tests replace it
 * @throws ApiError unauthenticated; unavailable when an outage prevents the verification
 */
export const verifyTokenWithFirebase =
  (auth: () => Pick<Auth, 'verifyIdToken'> = getAuth): VerifyToken =>
  async (token) => {
    try {
      return userOf(await auth().verifyIdToken(token))
    } catch (cause) {
      // The Auth emulator looks up the user after it has verified the token. Handlers do that themselves.
      if (isUserNotFound(cause)) return userOf(claimsIn(token))
      const rejection = tokenRejection(cause)
      if (rejection === undefined) throw new ApiError('unavailable', { cause })
      throw unauthenticated(rejection)
    }
  }

const claimsSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.fallback(v.string(), ''),
  auth_time: v.number(),
  firebase: v.object({ sign_in_provider: v.string() }),
})

function userOf(claims: unknown): User {
  const { sub, email, email_verified, name, auth_time, firebase } = v.parse(claimsSchema, claims)
  return {
    ...{ uid: sub, email, name, emailVerified: email_verified },
    ...{ signInMethod: firebase.sign_in_provider, authTime: auth_time },
  }
}

function claimsIn(token: string): unknown {
  const [, claims = ''] = token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
