import { messages } from './messages.ts'

const passwordNames = ['current', 'password', 'confirmation'] as const

/** The fields of the account forms and dialogs, by the `name` of their inputs. */
export const fieldNames = ['name', 'email', ...passwordNames] as const
export type FieldName = (typeof fieldNames)[number]
export type FormValues = Partial<Record<FieldName, string>>

export const isPassword = (name: string) => passwordNames.some((password) => password === name)

/**
 * The fields that each message concerns: those listed, or all empty ones. The messages that are missing
 * here, such as that of a network failure, concern no field.
 */
const fieldsByMessage = new Map<string, readonly FieldName[] | 'empty'>([
  [messages.fillAllFields, 'empty'],
  [messages.passwordMismatch, ['confirmation']],
  [messages.passwordTooShort, ['password']],
  [messages.weakPassword, ['password']],
  [messages.currentPasswordIncorrect, ['current']],
  [messages.emailInUse, ['email']],
  [messages.invalidEmail, ['email']],
  // The message does not reveal which of them is wrong.
  [messages.invalidCredentials, ['email', 'password']],
])

/** Returns the fields that an error message of a form with these values concerns. */
export function fieldsOf(message: string, values: FormValues = {}): readonly FieldName[] {
  const fields = fieldsByMessage.get(message)
  if (fields === 'empty') return fieldNames.filter((name) => values[name] === '')
  // A validation error of the API begins with the name of the field.
  return fields ?? fieldNames.filter((name) => message.startsWith(`${name} must `))
}
