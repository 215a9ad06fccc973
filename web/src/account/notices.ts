/** Every sentence of a success or a notice (specification, section 8; docs/readings.md). */
export const notices = {
  signedInWithGoogle: 'Successfully signed in with Google!',
  signedIn: 'Successfully signed in!',
  signedUp: 'Successfully created account!',
  signedOut: 'Successfully logged out!',
  // Here, so that the pages of visitors do not load the errors.
  signOutFailed: 'Failed to log out',
  profileUpdated: 'Profile updated successfully!',
  detailsCleared: 'Details entered before this e-mail was verified have been cleared.',

  googleBlocked: 'Google does not allow signing in inside this app.',
  googleInBrowserOnly: 'Continue with Google works in the browser only.',

  passwordChanged: 'Password changed successfully!',
  passwordAdded: 'Password added successfully!',
  googleOnly: 'You sign in with Google.',
  preferencesSaved: 'Preferences saved!',
  privacySaved: 'Privacy settings saved!',
  resetLinkSent: 'If an account exists for this e-mail, a reset link is on its way.',
  accountDeleted: 'Your account has been deleted.',
} as const
