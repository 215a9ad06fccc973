import { cleanText } from '@shop/contract/clean-text'
import { paths } from '../../paths.ts'
import type { SentenceCode, FormValues } from '../errors.ts'

const passwords = new Set(['current', 'password', 'confirmation'])

/** Returns the cleaned text of a form field, or '' if there is none. A password stays as it is typed. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return passwords.has(name) ? value : cleanText(value)
}

export const formValues = (form: FormData): FormValues =>
  Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]))

let typed: FormValues = {}

/** Name and e-mail typed into the login or the register form, from which the visitor has come to the other one. */
export const typedBefore = () => typed

export function keepTyped({ name = typed.name, email }: FormValues) {
  typed = { name, email }
}

export function forgetTyped() {
  const { pathname } = location
  if (pathname !== paths.login && pathname !== paths.register) typed = {}
}

/** Minimum length of a password (specification, section 9). */
export const minimumPasswordLength = 6

export function newPasswordError(values: FormValues): SentenceCode | undefined {
  const { password = '', confirmation } = values
  if (Object.values(values).includes('')) return 'fillAllFields'
  if (password !== confirmation) return 'passwordMismatch'
  if (password.length < minimumPasswordLength) return 'passwordTooShort'
  return undefined
}
