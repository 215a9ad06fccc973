import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth'
import { unauthenticated } from '../http/api-error.ts'
import { providerAnswer } from './provider-answer.ts'
import type { User } from './require-user.ts'

/**
 * Removes every other sign-in method from the account and ends the sessions of earlier sign-ins:
 * somebody else may have prepared it, and such a session could add a password again (decision 0017).
 * The user's own session goes on.
 * @throws ApiError unauthenticated when the user is disabled, deleted or signed out everywhere
 * @throws ApiError as `providerAnswer`
 */
export type KeepOnlySignIn = (user: User) => Promise<void>

type ProviderAccounts = Pick<Auth, 'getUser' | 'updateUser'>

/** With a field of the provider's REST API that the SDK passes on but does not declare: in seconds. */
type Change = UpdateRequest & { validSince?: number }

export const keepOnlySignInWithFirebase =
  (auth: () => ProviderAccounts = getAuth): KeepOnlySignIn =>
  async ({ uid, email, signInMethod, authTime = 0 }) => {
    const { disabled, tokensValidAfterTime, metadata, providerData } = await providerAnswer(
      auth().getUser(uid),
    )
    // Calls that only read do not check whether the session has ended (decision 0011).
    if (disabled || authTime < secondsOf(tokensValidAfterTime)) throw unauthenticated()
    const others = providerData
      .map(({ providerId }) => providerId)
      .filter((id) => id !== signInMethod)
    // This sign-in made the account: there is no earlier session.
    if (others.length === 0 && secondsOf(metadata.creationTime) >= authTime) return

    const change = (values: Change) => providerAnswer(auth().updateUser(uid, values))
    const user = await change({
      validSince: authTime,
      ...(others.length > 0 && { providersToUnlink: others }),
    })
    // The Auth emulator alone takes the address with the password; giving it back ends the session there.
    if (!user.email && email) await change({ email, emailVerified: true })
  }

/** Of a time as the provider writes it; a user who was never signed out has none. */
const secondsOf = (time: string | undefined) => (time ? Date.parse(time) / 1000 : 0)
