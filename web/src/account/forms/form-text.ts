import { cleanText } from '@shop/contract/clean-text'
import { fieldNames, isPassword, type FormValues } from '../message-fields.ts'

/** Returns the cleaned text of a form field, or '' if there is none. A password stays as it is typed. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return isPassword(name) ? value : cleanText(value)
}

/** Returns the texts of the fields that an error message can concern. */
export const formValues = (form: FormData): FormValues =>
  Object.fromEntries(
    fieldNames.filter((name) => form.has(name)).map((name) => [name, formText(form, name)]),
  )
