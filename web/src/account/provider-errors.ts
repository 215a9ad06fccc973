import { googleFailedBecause, messages } from './messages.ts'
import { providerCode } from './identity-provider.ts'

/** Codes with one message in both e-mail forms (specification, section 8; readings, Provider codes). */
export const emailFormCodes = [
  ['network-request-failed', messages.networkFailure],
  ['too-many-requests', messages.tooManyAttempts],
] as const

const signUp = new Map<string, string>([
  ...emailFormCodes,
  ['email-already-in-use', messages.emailInUse],
  ['invalid-email', messages.invalidEmail],
  ['weak-password', messages.weakPassword],
  ['password-does-not-meet-requirements', messages.weakPassword],
])

const signIn = new Map<string, string>([
  ...emailFormCodes,
  ['user-not-found', messages.invalidCredentials],
  ['wrong-password', messages.invalidCredentials],
  ['invalid-credential', messages.invalidCredentials],
  ['invalid-login-credentials', messages.invalidCredentials],
  ['invalid-email', messages.invalidEmail],
])

export const googleCodes = new Map<string, string>([
  ['network-request-failed', messages.networkFailure],
  ['popup-closed-by-user', messages.popupClosed],
  ['popup-blocked', messages.popupBlocked],
  ['cancelled-popup-request', messages.popupCancelled],
  // The SDK's code if the pop-up's own scripts fail to load.
  ['internal-error', messages.networkFailure],
])

export const signUpMessage = (error: unknown) =>
  signUp.get(providerCode(error)) ?? messages.signUpUnanswered

export const signInMessage = (error: unknown) =>
  signIn.get(providerCode(error)) ?? messages.signInFailed

export const googleMessage = (error: unknown) =>
  googleCodes.get(providerCode(error)) ??
  googleFailedBecause(error instanceof Error ? error.message : undefined)
