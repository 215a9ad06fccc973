import type { FormValues } from '../message-fields.ts'

/** Minimum length of a password (specification, section 9). */
export const minimumPasswordLength = 6

/**
 * Returns the key in `messages` of the first validation error of a form with the fields `password` and
 * `confirmation` (specification, section 5); undefined if all fields are valid.
 */
export function newPasswordError(
  values: FormValues,
): 'fillAllFields' | 'passwordMismatch' | 'passwordTooShort' | undefined {
  const { password = '', confirmation } = values
  if (Object.values(values).includes('')) return 'fillAllFields'
  if (password !== confirmation) return 'passwordMismatch'
  if (password.length < minimumPasswordLength) return 'passwordTooShort'
  return undefined
}
