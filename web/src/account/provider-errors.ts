import type { SentenceCode } from './errors.ts'

export function providerCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

export const providerError = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}` })

/** Our codes by those of Firebase, without 'auth/' (specification, section 8; docs/readings.md). */
type ProviderCodes = Record<string, SentenceCode | undefined>

const emailForm: ProviderCodes = {
  'network-request-failed': 'networkFailure',
  'too-many-requests': 'tooManyAttempts',
  'invalid-email': 'invalidEmail',
}
const newPassword: ProviderCodes = {
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
}
const wrongCredentials = (code: SentenceCode): ProviderCodes => ({
  'user-not-found': code,
  'wrong-password': code,
  'invalid-credential': code,
  'invalid-login-credentials': code,
})
const popup: ProviderCodes = {
  'network-request-failed': 'networkFailure',
  'popup-closed-by-user': 'popupClosed',
  'popup-blocked': 'popupBlocked',
  'cancelled-popup-request': 'popupCancelled',
  // The SDK's code if the pop-up's own scripts fail to load.
  'internal-error': 'networkFailure',
}
/** Errors that end the session. Any other may be temporary. */
const sessionEnded: ProviderCodes = {
  'user-disabled': 'sessionEnded',
  'user-not-found': 'sessionEnded',
  'user-token-expired': 'sessionEnded',
  'invalid-user-token': 'sessionEnded',
  'invalid-refresh-token': 'sessionEnded',
  'no-current-user': 'sessionEnded',
  // Another tab has signed in someone else.
  'user-changed': 'sessionEnded',
}

export type ProviderForm = 'signIn' | 'signUp' | 'google' | 'settings'

export const providerCodes: Record<ProviderForm, ProviderCodes> = {
  signIn: { ...emailForm, ...wrongCredentials('invalidCredentials') },
  signUp: {
    ...emailForm,
    ...newPassword,
    'email-already-in-use': 'emailInUse',
    // A repeated sign-up signs in: with another password, the account belongs to somebody else.
    ...wrongCredentials('emailInUse'),
  },
  google: popup,
  settings: {
    ...popup,
    ...emailForm,
    ...newPassword,
    ...wrongCredentials('currentPasswordIncorrect'),
    ...sessionEnded,
    'user-mismatch': 'otherGoogleAccount',
    // Not Firebase's: the dialog was closed (settings/settings-actions.ts).
    cancelled: 'cancelled',
  },
}

export const endsSession = (error: unknown) => providerCode(error) in sessionEnded
