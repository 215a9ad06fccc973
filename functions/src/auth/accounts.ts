import { getAuth, type Auth, type UpdateRequest } from 'firebase-admin/auth'
import { ApiError, unauthenticated } from '../http/api-error.ts'
import { isSameEmail, type Call } from './require-user.ts'

/** `createdAt` is in seconds since 1970. */
export type Account = { signInMethods: readonly string[]; createdAt: number }

/** Every method throws unavailable in an outage. */
export type Accounts = {
  /** @throws ApiError unauthenticated when it is disabled, or has changed since the caller's sign-in */
  find: (call: Call) => Promise<Account | undefined>
  /**
   * Ends the sessions of earlier sign-ins, and removes the sign-in methods that this one did not use.
   * @throws ApiError unauthenticated as `find` does, or when the account does not exist
   */
  removeOtherAccess: (call: Call) => Promise<void>
  /** Does nothing when the account does not exist. */
  remove: (call: Call) => Promise<void>
}

/** `validSince` (seconds) is a REST field: the SDK passes it on but does not declare it. */
type Change = UpdateRequest & { validSince: number }

type Provider = Pick<Auth, 'getUser' | 'updateUser' | 'deleteUser'>

const secondsOf = (time = '') => Date.parse(time) / 1000

export const accountsWithFirebase = (auth: () => Provider = getAuth): Accounts => ({
  async find(call) {
    const { uid, email = '', authTime } = call.user
    const account = await ask(call, () => auth().getUser(uid))
    if (!account) return undefined
    if (account.disabled) throw unauthenticated('disabled')
    if (authTime < secondsOf(account.tokensValidAfterTime)) throw unauthenticated('signed out')
    if (account.email && !isSameEmail(account.email, email)) throw unauthenticated('old e-mail')
    return {
      signInMethods: account.providerData.map(({ providerId }) => providerId),
      createdAt: secondsOf(account.metadata.creationTime),
    }
  },

  async removeOtherAccess(call) {
    const { uid, email, signInMethod, authTime: validSince } = call.user
    const update = (change: Change) => ask(call, () => auth().updateUser(uid, change))
    // Looked up again: `validSince` must not go back if all sessions have been ended since the last time.
    const found = await this.find(call)
    if (!found) throw unauthenticated('deleted')
    const others = found.signInMethods.filter((method) => method !== signInMethod)
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
