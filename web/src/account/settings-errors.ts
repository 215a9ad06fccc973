import { providerCode } from './identity-provider.ts'
import { messages } from './messages.ts'
import { emailFormCodes, googleCodes } from './provider-errors.ts'
import { settingsMessages } from './settings-messages.ts'

/** Codes that the account settings share with the e-mail forms and Google's pop-up, and their own. */
const codes = new Map<string, string>([
  ...googleCodes,
  ...emailFormCodes,
  ['wrong-password', messages.currentPasswordIncorrect],
  ['invalid-credential', messages.currentPasswordIncorrect],
  ['invalid-login-credentials', messages.currentPasswordIncorrect],
  ['invalid-email', messages.invalidEmail],
  ['weak-password', messages.weakPassword],
  ['password-does-not-meet-requirements', messages.weakPassword],
  ['user-mismatch', settingsMessages.otherGoogleAccount],
  // Another tab has signed in someone else.
  ['user-changed', messages.sessionEnded],
])

/** Returns undefined for an error that is not listed: each action has its own message for it. */
export const settingsErrorMessage = (error: unknown) => codes.get(providerCode(error))
