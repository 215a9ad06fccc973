import type { Profile, ProfileUpdate } from '@shop/contract/profile'

/** Who is signed in, as the identity provider knows them (specification, section 3). */
export type User = { uid: string; email: string; displayName: string }

/** A refusal without a message: nobody could be asked. */
export type SignInOutcome = { ok: true } | { ok: false; message?: string }
/** A failure with a message has a reason of its own that a person can do something about. */
export type ProfileOutcome = { ok: true; profile: Profile } | { ok: false; message?: string }

/** What screens and frame can ask of the account; they decide themselves what to say and where to go. */
export type Account = {
  user: User | undefined
  /** Loads the auth chunk ahead, so that a pop-up can open inside the click. */
  prepare: () => void
  signIn: (email: string, password: string) => Promise<SignInOutcome>
  signUp: (name: string, email: string, password: string) => Promise<SignInOutcome>
  /** `onAccepted` is called when Google has answered and the backend request begins. */
  signInWithGoogle: (onAccepted: () => void) => Promise<SignInOutcome>
  /** Answers whether it worked. */
  signOut: () => Promise<boolean>
  loadProfile: () => Promise<ProfileOutcome>
  saveProfile: (update: ProfileUpdate) => Promise<ProfileOutcome>
}

/** The name a person goes by: the display name, else the e-mail address. */
export const nameOf = (user: User) => user.displayName || user.email
