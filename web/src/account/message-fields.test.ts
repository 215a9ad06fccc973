import { expect, test } from 'vitest'
import { fieldsOf, type FormValues } from './message-fields.ts'
import { messages } from './messages.ts'

test.each<[string, FormValues, readonly string[]]>([
  [messages.fillAllFields, { email: '', password: '' }, ['email', 'password']],
  [
    messages.fillAllFields,
    { name: 'A', email: 'a@b', password: ' ', confirmation: '' },
    ['confirmation'],
  ],
  [messages.passwordMismatch, {}, ['confirmation']],
  [messages.passwordTooShort, {}, ['password']],
  [messages.weakPassword, {}, ['password']],
  [messages.emailInUse, {}, ['email']],
  [messages.invalidEmail, {}, ['email']],
  [messages.invalidCredentials, {}, ['email', 'password']],
  ['name must be text of 1 to 100 characters.', {}, ['name']],
  [messages.networkFailure, { email: '', password: '' }, []],
  [messages.tooManyAttempts, {}, []],
  [messages.popupClosed, {}, []],
])('message “%s” of a form with %j → concerns %j', (message, values, fields) => {
  expect(fieldsOf(message, values)).toEqual(fields)
})
