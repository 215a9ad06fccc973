import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('a field is named by its label and described by its hint and its error', () => {
  render(<TextField label="Phone" hint="(optional)" error="Too long" />)

  const field = screen.getByRole('textbox', { name: /^Phone/ })

  expect(field).toHaveAccessibleDescription('(optional) Too long')
  expect(field).toBeInvalid()
})

test('a field without an error is neither invalid nor described', () => {
  render(<TextField label="Phone" />)

  const field = screen.getByRole('textbox', { name: 'Phone' })

  expect(field).toBeValid()
  expect(field).not.toHaveAccessibleDescription()
})
