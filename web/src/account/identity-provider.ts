import type { Caller } from './profile-api.ts'
import type { User } from './account.ts'

/** A user authenticated by the identity provider, with access to their ID token. */
export type ProviderUser = User & Caller

export type NewPerson = { name: string; email: string; password: string }

/** The identity provider's interface. Every call may throw an error with a `code`. */
export type IdentityProvider = {
  signIn: (email: string, password: string) => Promise<ProviderUser>
  /**
   * Creates an account, calls `onCreated`, then sets the display name.
   * @throws after a failure; no user is signed in then, and the new account is deleted if possible
   */
  signUp: (person: NewPerson, onCreated: (uid: string) => void) => Promise<ProviderUser>
  signInWithGoogle: () => Promise<ProviderUser>
  signOut: () => Promise<void>
  /** Deletes the account with this uid if it is signed in. */
  deleteAccount: (uid: string) => Promise<void>
  /** Changes the account's display name if it is signed in. Resolves to the signed-in user. */
  rename: (uid: string, displayName: string) => Promise<ProviderUser | undefined>
  /** Keeps a sign-in in memory, unseen by other tabs and reloads, until `setLocalPersistence` is called. */
  setMemoryPersistence: () => Promise<void>
  setLocalPersistence: () => Promise<void>
  current: () => ProviderUser | undefined
  /** Calls `listener` once the stored session is restored, then at every sign-in and sign-out in any tab. */
  onChange: (listener: (user: ProviderUser | undefined) => void) => void
}

/** Returns a provider error's code without the prefix 'auth/', or '' if it has no code. */
export function providerCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}
