import { getAuth, type Auth } from 'firebase-admin/auth'
import { unauthenticated } from '../http/api-error.ts'
import { callProvider } from './call-provider.ts'
import type { User } from './require-user.ts'

/**
 * Gets the e-mail of the Google account that the user signed in with. The token has the user's e-mail
 * instead, which may have been changed by a link in a mail (decision 0017).
 * @throws ApiError unauthenticated when the Google account is no longer linked
 * @throws ApiError the errors of `callProvider`
 */
export type GoogleAddress = (user: User) => Promise<string>

export const googleAddressWithFirebase =
  (auth: () => Pick<Auth, 'getUser'> = getAuth): GoogleAddress =>
  async ({ uid, googleId }) => {
    const { providerData } = await callProvider(auth().getUser(uid))
    const account = providerData.find((each) => each.uid === googleId)
    if (!account?.email) throw unauthenticated()
    return account.email
  }
