import { expect, test } from 'vitest'
import { fieldsOf } from './errors.ts'

test('marks all empty fields when fields must be filled in, and no field for other failures', () => {
  const values = { name: 'A', email: '', password: ' ', confirmation: '' }

  expect(fieldsOf('fillAllFields', values)).toEqual(['email', 'confirmation'])
  expect(fieldsOf('networkFailure', values)).toEqual([])
})
