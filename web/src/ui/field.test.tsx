import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field, InvalidFields } from './field.tsx'

const phone = () => screen.getByRole('textbox', { name: /^Phone/ })

function renderInvalid(names: readonly string[]) {
  render(
    <InvalidFields value={{ names, errorId: 'box' }}>
      <p id="box">The number is too long.</p>
      <Field label="Phone" name="phone" hint="(optional)" />
    </InvalidFields>,
  )
}

test('is invalid, and described by hint and error, when the form’s error concerns it', () => {
  renderInvalid(['name', 'phone'])

  expect(phone()).toBeInvalid()
  expect(phone()).toHaveAccessibleDescription('(optional) The number is too long.')
})

test('is valid, and described only by its hint, when the form’s error concerns another field', () => {
  renderInvalid(['name'])

  expect(phone()).toBeValid()
  expect(phone()).toHaveAccessibleDescription('(optional)')
})

test('is valid without a description when it has no hint and no error', () => {
  render(<Field label="Phone" />)

  expect(phone()).toBeValid()
  expect(phone()).not.toHaveAccessibleDescription()
})
