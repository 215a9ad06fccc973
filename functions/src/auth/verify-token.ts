import { getAuth, type Auth, type DecodedIdToken } from 'firebase-admin/auth'
import * as v from 'valibot'
import { ApiError } from '../http/api-error.ts'
import { isUserNotFound } from './call-provider.ts'
import type { VerifyToken } from './require-user.ts'
import { tokenRefusal } from './token-refusal.ts'

/**
 * Verifies Firebase ID tokens.
 * @param auth returns the Admin SDK's Auth; tests replace it
 * @throws ApiError unavailable when the token cannot be verified because of an outage
 */
export const verifyTokenWithFirebase =
  (auth: () => Pick<Auth, 'verifyIdToken'> = getAuth): VerifyToken =>
  async (token, { checkRevoked, allowDeleted }) => {
    try {
      const claims = await auth().verifyIdToken(token, checkRevoked)
      return {
        uid: claims.uid,
        email: claims.email,
        name: typeof claims['name'] === 'string' ? claims['name'] : undefined,
        emailVerified: claims.email_verified ?? false,
        signInMethod: claims.firebase.sign_in_provider,
        googleId: googleIdOf(claims),
        authTime: claims.auth_time,
      }
    } catch (cause) {
      // The SDK looks up the user only after it has verified the token, so its claims can be trusted.
      if (allowDeleted && isUserNotFound(cause)) return { uid: subjectOf(token), isDeleted: true }
      const refusal = tokenRefusal(cause)
      if (refusal === undefined) throw new ApiError('unavailable', { cause })
      return { refusal }
    }
  }

const claimsSchema = v.object({ sub: v.string() })

/** Returns the uid in a verified token. */
function subjectOf(token: string) {
  const [, claims = ''] = token.split('.')
  return v.parse(claimsSchema, JSON.parse(Buffer.from(claims, 'base64url').toString())).sub
}

const google = 'google.com'

/**
 * Returns the id of the Google account that the user signed in with. The claims also list linked accounts,
 * which may be somebody else's.
 */
function googleIdOf({ firebase }: DecodedIdToken) {
  if (firebase.sign_in_provider !== google) return undefined
  const ids: unknown = firebase.identities[google]
  return Array.isArray(ids) && typeof ids[0] === 'string' ? ids[0] : undefined
}
