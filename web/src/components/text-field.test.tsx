import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('hint and error are given → both describe the field, and it is invalid', () => {
  render(<TextField label="Phone" hint="(optional)" error="Too long" />)

  const field = screen.getByRole('textbox', { name: /^Phone/ })

  expect(field).toHaveAccessibleDescription('(optional) Too long')
  expect(field).toBeInvalid()
})

test('no hint or error is given → the field has no description and is valid', () => {
  render(<TextField label="Phone" />)

  const field = screen.getByRole('textbox', { name: 'Phone' })

  expect(field).toBeValid()
  expect(field).not.toHaveAccessibleDescription()
})
