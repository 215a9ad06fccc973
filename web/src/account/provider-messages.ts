import { googleFailedBecause, messages } from '../messages.ts'
import { providerCode } from './identity-provider.ts'

/** Codes that mean the same in every way of signing in (specification, section 8). */
const common = [
  ['network-request-failed', messages.networkFailure],
  ['too-many-requests', messages.tooManyAttempts],
] as const

const signUp = new Map<string, string>([
  ...common,
  ['email-already-in-use', messages.emailInUse],
  ['invalid-email', messages.invalidEmail],
  ['weak-password', messages.weakPassword],
  ['password-does-not-meet-requirements', messages.weakPassword],
])

const signIn = new Map<string, string>([
  ...common,
  ['user-not-found', messages.invalidCredentials],
  ['wrong-password', messages.invalidCredentials],
  ['invalid-credential', messages.invalidCredentials],
  ['invalid-login-credentials', messages.invalidCredentials],
  ['invalid-email', messages.invalidEmail],
])

const google = new Map<string, string>([
  ...common,
  ['popup-closed-by-user', messages.popupClosed],
  ['popup-blocked', messages.popupBlocked],
  ['cancelled-popup-request', messages.popupCancelled],
  // What the SDK says when a pop-up's own scripts could not be fetched.
  ['internal-error', messages.networkFailure],
])

export const signUpMessage = (error: unknown) =>
  signUp.get(providerCode(error)) ?? messages.signUpUnanswered

export const signInMessage = (error: unknown) =>
  signIn.get(providerCode(error)) ?? messages.signInFailed

export const googleMessage = (error: unknown) =>
  google.get(providerCode(error)) ??
  googleFailedBecause(error instanceof Error ? error.message : undefined)
