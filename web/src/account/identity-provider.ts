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

/** The identity provider's calls of the account settings. */
export type ProviderSettings = {
  sendPasswordReset: (email: string, continueUrl: string) => Promise<void>
  /** @throws if nobody is signed in */
  user: () => UserSettings
}

/**
 * The calls for the user who is signed in now. Those that change the account throw if another tab has
 * signed in someone else meanwhile.
 */
export type UserSettings = {
  facts: ProviderFacts
  /** Confirms the user's identity with their password, so that the sign-in is recent again. */
  confirmPassword: (password: string) => Promise<void>
  /** Confirms the user's identity in Google's pop-up. */
  confirmWithGoogle: () => Promise<void>
  /** Changes the password, or adds one to an account without. */
  setPassword: (password: string) => Promise<void>
  /** Fetches the account again. @throws if it is gone */
  reload: () => Promise<void>
}

/** What the provider stores about the signed-in user, without tokens. Times are ISO 8601 in UTC. */
export type ProviderFacts = User & {
  emailVerified: boolean
  /** The provider's ids: 'password', 'google.com'. */
  signInMethods: readonly string[]
  createdAt: string
  lastSignInAt: string
}

/** Returns a provider error's code without the prefix 'auth/', or '' if it has no code. */
export function providerCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

/** Creates an error with a code as the provider's own errors have it. */
export const providerError = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}` })

/** Codes of an error that ends the session. Any other error may be temporary. */
const sessionEndedCodes = new Set([
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
  'invalid-refresh-token',
  'no-current-user',
])

export const endsSession = (error: unknown) => sessionEndedCodes.has(providerCode(error))
