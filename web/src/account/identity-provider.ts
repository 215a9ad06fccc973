import type { Caller } from './profile-api.ts'
import type { User } from './account.ts'

/** A person whom the identity provider has accepted, with the token that proves it. */
export type ProviderUser = User & Caller

export type NewPerson = { name: string; email: string; password: string }

/** What the account needs of an identity provider. Every call may throw an error with a `code`. */
export type IdentityProvider = {
  signIn: (email: string, password: string) => Promise<ProviderUser>
  /**
   * Makes an account and gives it its display name; `onCreated` is called in between. When it
   * throws, nobody is signed in, and no account stays behind unless that failed too.
   */
  signUp: (person: NewPerson, onCreated: (uid: string) => void) => Promise<ProviderUser>
  signInWithGoogle: () => Promise<ProviderUser>
  signOut: () => Promise<void>
  /** Deletes the account that is signed in, if it is this one. */
  deleteAccount: (uid: string) => Promise<void>
  /** Changes the display name of this account, if it is signed in; answers who is signed in. */
  rename: (uid: string, displayName: string) => Promise<ProviderUser | undefined>
  /** Until `setLocalPersistence`, a sign-in stays within this page: no other tab and no reload sees it. */
  setMemoryPersistence: () => Promise<void>
  setLocalPersistence: () => Promise<void>
  current: () => ProviderUser | undefined
  /** Called once when the stored session is known, then at every sign-in and sign-out of any tab. */
  onChange: (listener: (user: ProviderUser | undefined) => void) => void
}

/** The code of a provider's error without its prefix, '' where it has none. */
export function providerCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}
