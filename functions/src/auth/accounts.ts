import { getAuth, type Auth } from 'firebase-admin/auth'
import { ApiError } from '../http/api-error.ts'
import { isUserNotFound } from './call-provider.ts'

/** The accounts at the auth provider. */
export type Accounts = {
  /**
   * Deletes the account. Does nothing if it does not exist.
   * @throws ApiError unavailable when it may still exist
   */
  remove: (uid: string) => Promise<void>
  /** Whether the account does not exist. False in an outage. */
  isMissing: (uid: string) => Promise<boolean>
}

export const accountsWithFirebase = (
  auth: () => Pick<Auth, 'deleteUser' | 'getUser'> = getAuth,
): Accounts => ({
  async remove(uid) {
    try {
      await auth().deleteUser(uid)
    } catch (cause) {
      if (!isUserNotFound(cause)) throw new ApiError('unavailable', { cause })
    }
  },

  async isMissing(uid) {
    try {
      await auth().getUser(uid)
      return false
    } catch (error) {
      return isUserNotFound(error)
    }
  },
})
