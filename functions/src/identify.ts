import { getAuth } from 'firebase-admin/auth'
import type { Identify, User } from './require-user.ts'

/** The SDK reports that Google's keys could not be fetched as if the token were wrong. */
const keysMissing = /^Error (while making request|fetching public keys)/
const outages = new Set(['app/network-error', 'app/network-timeout', 'auth/internal-error'])

/**
 * Identifies users by their Firebase token.
 * @param verify stands in for the SDK in tests
 */
export const identifyWithFirebase =
  (
    verify: (token: string) => Promise<User> = (token) => getAuth().verifyIdToken(token),
  ): Identify =>
  async (token) => {
    try {
      const { uid, email } = await verify(token)
      return { uid, email }
    } catch (error) {
      if (isOutage(error)) throw error
      return undefined
    }
  }

/** An outage of ours must not look like a wrong token: the client would sign its user out. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return outages.has(code) || keysMissing.test(error.message)
}
