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

test('the form’s error concerns the field → it is invalid, and hint and error describe it', () => {
  renderInvalid(['name', 'phone'])

  expect(phone()).toBeInvalid()
  expect(phone()).toHaveAccessibleDescription('(optional) The number is too long.')
})

test('the form’s error concerns another field → the field is valid, and only its hint describes it', () => {
  renderInvalid(['name'])

  expect(phone()).toBeValid()
  expect(phone()).toHaveAccessibleDescription('(optional)')
})

test('no hint or error is given → the field has no description and is valid', () => {
  render(<Field label="Phone" />)

  expect(phone()).toBeValid()
  expect(phone()).not.toHaveAccessibleDescription()
})
