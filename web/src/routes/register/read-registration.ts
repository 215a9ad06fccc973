import { textOf } from '../../account/forms/text-of.ts'

/** Fewest characters of a password (specification, section 9). */
const shortestPassword = 6

/** What the register form holds, and why it cannot be sent, if so (specification, section 5). */
export function readRegistration(form: FormData) {
  const name = textOf(form, 'name').trim()
  const email = textOf(form, 'email')
  const password = textOf(form, 'password')
  const confirmation = textOf(form, 'confirmation')

  const refuse = () => {
    if (!name || !email || !password || !confirmation) return 'fillAllFields' as const
    if (password !== confirmation) return 'passwordMismatch' as const
    if (password.length < shortestPassword) return 'passwordTooShort' as const
    return undefined
  }
  return { name, email, password, refusal: refuse() }
}
