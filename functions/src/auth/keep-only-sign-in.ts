import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth'
import { unauthenticated } from '../http/api-error.ts'
import { providerAnswer } from './provider-answer.ts'
import type { User } from './require-user.ts'

/**
 * Takes every other way of signing in from the account: somebody else may have prepared it (decision
 * 0017). The user's own session goes on.
 * @throws ApiError unauthenticated when the user is disabled, deleted or signed out everywhere
 * @throws ApiError as `providerAnswer`
 */
export type KeepOnlySignIn = (user: User) => Promise<void>

type ProviderAccounts = Pick<Auth, 'getUser' | 'updateUser'>

export const keepOnlySignInWithFirebase =
  (auth: () => ProviderAccounts = getAuth): KeepOnlySignIn =>
  async ({ uid, email, signInMethod, authTime = 0 }) => {
    const { disabled, tokensValidAfterTime, providerData } = await providerAnswer(
      auth().getUser(uid),
    )
    // Calls that only read have not asked whether the session has ended (decision 0011).
    if (disabled || authTime < secondsOf(tokensValidAfterTime)) throw unauthenticated()
    const others = providerData
      .map(({ providerId }) => providerId)
      .filter((id) => id !== signInMethod)
    if (others.length === 0) return

    const change = (values: UpdateRequest) => providerAnswer(auth().updateUser(uid, values))
    const user = await change({ providersToUnlink: others })
    // The Auth emulator alone takes the address with the password; giving it back ends the session there.
    if (!user.email && email) await change({ email, emailVerified: true })
  }

/** Of a time as the provider writes it; a user who was never signed out has none. */
const secondsOf = (time: string | undefined) => (time ? Date.parse(time) / 1000 : 0)
