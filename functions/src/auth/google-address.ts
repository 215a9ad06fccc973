import { getAuth, type Auth } from 'firebase-admin/auth'
import { unauthenticated } from '../http/api-error.ts'
import { providerAnswer } from './provider-answer.ts'
import type { User } from './require-user.ts'

/**
 * The address of the Google account that the user has signed in with. A token names the user's address
 * instead, which a mail's link may have changed (decision 0017).
 * @throws ApiError unauthenticated when the account has left the user since; as `providerAnswer`
 */
export type GoogleAddress = (user: User) => Promise<string>

export const googleAddressWithFirebase =
  (auth: () => Pick<Auth, 'getUser'> = getAuth): GoogleAddress =>
  async ({ uid, googleId }) => {
    const { providerData } = await providerAnswer(auth().getUser(uid))
    const account = providerData.find((each) => each.uid === googleId)
    if (!account?.email) throw unauthenticated()
    return account.email
  }
