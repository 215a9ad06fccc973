import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth'
import { unauthenticated } from '../http/api-error.ts'
import { callProvider } from './call-provider.ts'
import type { User } from './require-user.ts'

/**
 * Unlinks all sign-in methods but that of this sign-in, and ends the sessions of earlier sign-ins. An
 * attacker may have created the account, and could add a password again in a session (decision 0017).
 * The session of this sign-in stays valid.
 * @throws ApiError unauthenticated when the user is disabled, deleted or signed out everywhere
 * @throws ApiError the errors of `callProvider`
 */
export type RevokeOtherSignIns = (user: User) => Promise<void>

type ProviderAccounts = Pick<Auth, 'getUser' | 'updateUser'>

/** `validSince` (seconds) is a REST field: the SDK passes it on but does not declare it. */
type Change = UpdateRequest & { validSince?: number }

export const revokeOtherSignInsWithFirebase =
  (auth: () => ProviderAccounts = getAuth): RevokeOtherSignIns =>
  async ({ uid, email, signInMethod, authTime = 0 }) => {
    const { disabled, tokensValidAfterTime, metadata, providerData } = await callProvider(
      auth().getUser(uid),
    )
    // Read-only endpoints verify the token without checkRevoked (decision 0011), so this checks the session.
    if (disabled || authTime < secondsOf(tokensValidAfterTime)) throw unauthenticated()
    const others = providerData
      .map(({ providerId }) => providerId)
      .filter((id) => id !== signInMethod)
    // This sign-in created the account, so there is no earlier session.
    if (others.length === 0 && secondsOf(metadata.creationTime) >= authTime) return

    const change = (values: Change) => callProvider(auth().updateUser(uid, values))
    const user = await change({
      validSince: authTime,
      ...(others.length > 0 && { providersToUnlink: others }),
    })
    // Only the Auth emulator removes the e-mail with the password. There, restoring it ends the session.
    if (!user.email && email) await change({ email, emailVerified: true })
  }

/** Converts a time to seconds, and undefined to 0 (tokensValidAfterTime, if no session was revoked). */
const secondsOf = (time: string | undefined) => (time ? Date.parse(time) / 1000 : 0)
