import { getAuth } from 'firebase-admin/auth'
import { ApiError } from '../http/api-error.ts'
import type { User } from './require-user.ts'

/**
 * Takes every other way of signing in from the account: somebody else may have prepared it (decision
 * 0017). The user's own session goes on.
 * @throws ApiError unavailable when the provider cannot be asked
 */
export type KeepOnlySignIn = (user: User) => Promise<void>

export const keepOnlySignInWithFirebase: KeepOnlySignIn = async ({ uid, email, signInMethod }) => {
  try {
    const { providerData } = await getAuth().getUser(uid)
    const others = providerData
      .map(({ providerId }) => providerId)
      .filter((id) => id !== signInMethod)
    if (others.length === 0) return

    const user = await getAuth().updateUser(uid, { providersToUnlink: others })
    // The Auth emulator alone takes the address with the password; giving it back ends the session there.
    if (!user.email && email) await getAuth().updateUser(uid, { email, emailVerified: true })
  } catch (cause) {
    throw new ApiError('unavailable', { cause })
  }
}
