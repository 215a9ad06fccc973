import type { Account } from './account.ts'

const onlyInBrowsers = () => Promise.reject(new Error('Nobody signs in while prerendering.'))

/** What the prerendered pages are made with: a visitor whom nobody knows. */
export const signedOutAccount: Account = {
  user: undefined,
  prepare: () => undefined,
  signIn: onlyInBrowsers,
  signUp: onlyInBrowsers,
  signInWithGoogle: onlyInBrowsers,
  signOut: onlyInBrowsers,
  loadProfile: onlyInBrowsers,
  saveProfile: onlyInBrowsers,
}
