import { cleanText } from '@shop/contract/clean-text'
import type { ErrorCode, FormValues } from '../errors.ts'

const passwords = new Set(['current', 'password', 'confirmation'])

/** Returns the cleaned text of a form field, or '' if there is none. A password stays as it is typed. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return passwords.has(name) ? value : cleanText(value)
}

export const formValues = (form: FormData): FormValues =>
  Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))

/** Minimum length of a password (specification, section 9). */
export const minimumPasswordLength = 6

export function newPasswordError(values: FormValues): ErrorCode | undefined {
  const { password = '', confirmation } = values
  if (Object.values(values).includes('')) return 'fillAllFields'
  if (password !== confirmation) return 'passwordMismatch'
  if (password.length < minimumPasswordLength) return 'passwordTooShort'
  return undefined
}
