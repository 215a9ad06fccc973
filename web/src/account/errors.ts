/** The sentences of errors, by code (specification, sections 5 and 8; docs/readings.md). */
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
  signUpFailed: 'Failed to create an account. Please try again.',
  signUpRejected: 'Failed to create account. Please try again.',
  // The backend's own sentence about the name takes its place.
  invalidName: 'Failed to create account. Please try again.',

  profileLoadFailed: 'Failed to load profile',
  profileUpdateFailed: 'Failed to update profile',
  sessionEnded: 'Your session has ended. Please sign in again.',

  cancelled: 'Cancelled. Nothing was changed.',
  currentPasswordIncorrect: 'Current password is incorrect',
  otherGoogleAccount: 'Please choose the Google account that you sign in with.',
  passwordChangeFailed: 'Failed to change password. Please try again.',
  resetLinkFailed: 'Failed to send the reset link. Please try again.',
  downloadFailed: 'Failed to load your data. Please try again.',
  deletionFailed: 'Failed to delete account. Please try again.',
  settingNotStored: 'Your browser does not let this site store the setting.',
} as const

/** The reason of a Google error that has no message (specification, section 8). */
export const unknownError = 'Unknown error'

export type SentenceCode = keyof typeof messages

/** A field of the account forms and dialogs, by the `name` of its input. */
export type FieldName = 'name' | 'email' | 'current' | 'password' | 'confirmation'

/** The fields that an error marks: these, or all empty ones. Other errors mark none. */
const markedFields: Partial<Record<SentenceCode, readonly FieldName[] | 'empty'>> = {
  fillAllFields: 'empty',
  passwordMismatch: ['confirmation'],
  passwordTooShort: ['password'],
  weakPassword: ['password'],
  currentPasswordIncorrect: ['current'],
  emailInUse: ['email'],
  invalidEmail: ['email'],
  invalidName: ['name'],
  // The message does not reveal which of them is wrong.
  invalidCredentials: ['email', 'password'],
}

export type FormValues = Partial<Record<string, string>>

export function fieldsOf(code: SentenceCode, values: FormValues = {}): readonly string[] {
  const fields = markedFields[code] ?? []
  return fields === 'empty' ? Object.keys(values).filter((name) => values[name] === '') : fields
}

/** `message` is the backend's or the provider's own sentence, which replaces that of the code. */
export type Failure = { ok: false; code: SentenceCode; message?: string | undefined }
export type Success<Data> = { ok: true; data: Data }
export type Outcome<Data = undefined> = Success<Data> | Failure

export const success = <Data>(data: Data): Success<Data> => ({ ok: true, data })
export const done = success(undefined)

export function failure(code: SentenceCode, message?: string): Failure {
  return { ok: false, code, message }
}

export function sentenceOf({ code, message }: Failure): string {
  if (!message) return messages[code]
  // For Google, the message is only the reason.
  return code === 'googleFailed' ? `Failed to sign in with Google: ${message}` : message
}

/** The reason for a failure if the user can act on it: an ended session, or the backend's sentence. */
export const reasonOf = ({ code, message }: Failure): string | undefined =>
  code === 'sessionEnded' ? messages.sessionEnded : message
