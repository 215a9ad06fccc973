import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import type { Call } from './require-user.ts'

type Account = { signInMethods: readonly string[] }

/** Every method does nothing for an account that does not exist, and throws unavailable in an outage. */
export type Accounts = {
  /** @throws ApiError unauthenticated when it is disabled, or was signed out after this sign-in */
  find: (call: Call) => Promise<Account | undefined>
  /** Ends the sessions of earlier sign-ins, and removes the sign-in methods that this one did not use. */
  removeOtherAccess: (call: Call, account: Account) => Promise<void>
  remove: (call: Call) => Promise<void>
}

/** `validSince` (seconds) is a REST field: the SDK passes it on but does not declare it. */
type Change = UpdateRequest & { validSince: number }

type Provider = Pick<Auth, 'getUser' | 'updateUser' | 'deleteUser'>

export const accountsWithFirebase = (auth: () => Provider = getAuth): Accounts => ({
  async find(call) {
    const { uid, authTime } = call.user
    const account = await ask(call, () => auth().getUser(uid))
    if (!account) return undefined
    if (account.disabled) throw unauthenticated('disabled')
    const validSince = Date.parse(account.tokensValidAfterTime ?? '') / 1000
    if (authTime < validSince) throw unauthenticated('signed out')
    return { signInMethods: account.providerData.map(({ providerId }) => providerId) }
  },

  async removeOtherAccess(call, { signInMethods }) {
    const { uid, email, signInMethod, authTime: validSince } = call.user
    const update = (change: Change) => ask(call, () => auth().updateUser(uid, change))
    const others = signInMethods.filter((method) => method !== signInMethod)
    const unlinked = others.length > 0 ? { providersToUnlink: others } : {}
    const account = await update({ validSince, ...unlinked })
    // Only the Auth emulator removes the e-mail with the password.
    if (account && !account.email && email) await update({ validSince, email, emailVerified: true })
  },

  async remove(call) {
    await ask(call, () => auth().deleteUser(call.user.uid))
  },
})

async function ask<Result>(
  { signal }: Call,
  request: () => Promise<Result>,
): Promise<Result | undefined> {
  signal.throwIfAborted()
  try {
    return await request()
  } catch (cause) {
    if (isUserNotFound(cause)) return undefined
    throw new ApiError('unavailable', { cause })
  }
}

export const isUserNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
