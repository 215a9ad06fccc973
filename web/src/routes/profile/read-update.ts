import type { Fields } from '@shop/contract/derive'
import { parseUpdate, profileFields, type ProfileUpdate } from '@shop/contract/profile'
import { formText } from '../../account/forms/form-text.ts'

/** The values of the profile form as an API update. Each input has the name of its schema field. */
export const readUpdate = (form: FormData): ProfileUpdate =>
  parseUpdate(valuesIn(form, profileFields))

function valuesIn(form: FormData, fields: Fields): object {
  const present = Object.entries(fields).filter(
    ([name, field]) => 'entries' in field || form.has(name),
  )
  const values = present.map(([name, field]) => {
    const value = 'entries' in field ? valuesIn(form, field.entries) : formText(form, name)
    return [name, value] as const
  })
  return Object.fromEntries(values)
}
