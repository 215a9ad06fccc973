/** The sentences of the account settings (readings, Account settings), which load with their dialogs. */
export const settingsMessages = {
  passwordChanged: 'Password changed successfully!',
  passwordChangeFailed: 'Failed to change password. Please try again.',
  googleOnly: 'You sign in with Google.',
  passwordAdded: 'Password added successfully!',
  otherGoogleAccount: 'Please choose the Google account that you sign in with.',
  preferencesSaved: 'Preferences saved!',
  privacySaved: 'Privacy settings saved!',
  settingNotStored: 'Your browser does not let this site store the setting.',
  downloadFailed: 'Failed to load your data. Please try again.',
  deletionFailed: 'Failed to delete account. Please try again.',
  resetLinkSent: 'If an account exists for this e-mail, a reset link is on its way.',
  resetLinkFailed: 'Failed to send the reset link. Please try again.',
} as const
