import { cleanText } from '@shop/contract/clean-text'
import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import type { AccountSettings } from './account-settings.ts'

/** The signed-in user, with the identity provider's data (specification, section 3). */
export type User = { uid: string; email: string; displayName: string }

/** A failure without a message means that the sign-in code could not be loaded. */
export type SignInOutcome = { ok: true } | { ok: false; message?: string }
/** A failure has a message only if the user can act on its cause. */
export type ProfileOutcome = { ok: true; profile: Profile } | { ok: false; message?: string }

/** The account's state and actions. Screens and layout choose the toasts and redirects themselves. */
export type Account = {
  user: User | undefined
  /** Preloads the auth chunk: browsers block a pop-up that does not open at once after a click. */
  prepare: () => void
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  signUp: (name: string, email: string, password: string) => Promise<SignInOutcome>
  /** Calls `onAccepted` after Google has accepted the sign-in, before the backend request. */
  signInWithGoogle: (onAccepted: () => void) => Promise<SignInOutcome>
  /** Resolves to false if the sign-out failed. */
  signOut: () => Promise<boolean>
  loadProfile: () => Promise<ProfileOutcome>
  saveProfile: (update: ProfileUpdate) => Promise<ProfileOutcome>
  /** Loads the actions of the account settings. Resolves to undefined if they could not be loaded. */
  settings: () => Promise<AccountSettings | undefined>
}

/** Returns the display name, or else the e-mail address. A name from Google may be invisible. */
export const nameOf = (user: User) => cleanText(user.displayName) || user.email
