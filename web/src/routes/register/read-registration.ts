import { formText } from '../../account/forms/form-text.ts'

/** Fewest characters of a password (specification, section 9). */
const shortestPassword = 6

/** What the register form holds, and why it cannot be sent, if so (specification, section 5). */
export function readRegistration(form: FormData) {
  const name = formText(form, 'name').trim()
  const email = formText(form, 'email')
  const password = formText(form, 'password')
  const confirmation = formText(form, 'confirmation')

  const refuse = () => {
    if (!name || !email || !password || !confirmation) return 'fillAllFields' as const
    if (password !== confirmation) return 'passwordMismatch' as const
    if (password.length < shortestPassword) return 'passwordTooShort' as const
    return undefined
  }
  return { name, email, password, refusal: refuse() }
}
