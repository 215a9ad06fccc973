/** Every sentence of the error and toast catalogue (specification, sections 5 and 8), by key. */
export const messages = {
  fillAllFields: 'Please fill in all fields',
  passwordMismatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters',

  emailInUse: 'This email is already registered',
  invalidEmail: 'Invalid email address',
  weakPassword: 'Password is too weak',
  invalidCredentials: 'Invalid email or password',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',

  popupClosed: 'Sign-in was cancelled',
  popupBlocked: 'Pop-up was blocked by your browser. Please allow pop-ups for this site.',
  popupCancelled: 'Sign-in was cancelled. Please try again.',
  networkFailure: 'Network error. Please check your internet connection.',

  signInFailed: 'Failed to sign in. Please check your credentials.',
  googleFailed: 'Failed to sign in with Google.',
  signUpUnanswered: 'Failed to create an account. Please try again.',
  signUpFailed: 'Failed to create account. Please try again.',

  signedInWithGoogle: 'Successfully signed in with Google!',
  signedIn: 'Successfully signed in!',
  signedUp: 'Successfully created account!',
  signedOut: 'Successfully logged out!',
  profileUpdated: 'Profile updated successfully!',

  signOutFailed: 'Failed to log out',
  profileLoadFailed: 'Failed to load profile',
  profileUpdateFailed: 'Failed to update profile',

  // Not in the specification (readings, Account settings).
  currentPasswordIncorrect: 'Current password is incorrect',
  accountDeleted: 'Your account has been deleted.',

  // Where Google's sign-in does not work (readings, Account settings).
  googleBlocked: 'Google does not allow signing in inside this app.',
  googleInBrowserOnly: 'Continue with Google works in the browser only.',

  // Not in the specification: an ended session, and cleared details (readings, Whose e-mail it is).
  sessionEnded: 'Your session has ended. Please sign in again.',
  detailsCleared: 'Details entered before this e-mail was verified have been cleared.',
} as const

/** The message for an unlisted error of a Google sign-in (specification, section 8). */
export const googleFailedBecause = (message: string | undefined) =>
  `Failed to sign in with Google: ${message || 'Unknown error'}`
