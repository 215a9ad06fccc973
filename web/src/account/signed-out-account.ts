import type { Account } from './account.ts'

const onlyInBrowsers = () =>
  Promise.reject(new Error('Account actions are not available while prerendering.'))

/** The account of a signed-out visitor, for prerendering. */
export const signedOutAccount: Account = {
  user: undefined,
  prepare: () => undefined,
  signIn: onlyInBrowsers,
  signUp: onlyInBrowsers,
  signInWithGoogle: onlyInBrowsers,
  signOut: onlyInBrowsers,
  loadProfile: onlyInBrowsers,
  saveProfile: onlyInBrowsers,
  settings: onlyInBrowsers,
}
