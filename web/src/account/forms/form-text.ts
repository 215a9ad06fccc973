import { fieldNames, type FormValues } from '../message-fields.ts'

/** Returns the text of a form field, or '' if there is none. */
export function formText(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the texts of the fields that an error message can concern. */
export const formValues = (form: FormData): FormValues =>
  Object.fromEntries(
    fieldNames.filter((name) => form.has(name)).map((name) => [name, formText(form, name)]),
  )
