import { formText } from '../../account/forms/form-text.ts'

/** Minimum length of a password (specification, section 9). */
export const minimumPasswordLength = 6

/** The register form's values, and the key of a validation error in `messages` (specification, section 5). */
export function readRegistration(form: FormData) {
  const name = formText(form, 'name').trim()
  const email = formText(form, 'email')
  const password = formText(form, 'password')
  const confirmation = formText(form, 'confirmation')

  const validate = () => {
    if (!name || !email || !password || !confirmation) return 'fillAllFields' as const
    if (password !== confirmation) return 'passwordMismatch' as const
    if (password.length < minimumPasswordLength) return 'passwordTooShort' as const
    return undefined
  }
  return { values: { name, email, password, confirmation }, error: validate() }
}
