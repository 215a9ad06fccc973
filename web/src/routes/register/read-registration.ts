import { formText } from '../../account/forms/form-text.ts'
import { newPasswordError } from '../../account/forms/new-password.ts'

/** The register form's values, and the key of a validation error in `messages` (specification, section 5). */
export function readRegistration(form: FormData) {
  const values = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    confirmation: formText(form, 'confirmation'),
  }
  return { values, error: newPasswordError(values) }
}
