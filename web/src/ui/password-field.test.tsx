import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Password')
const toggle = () => screen.getByRole('button', { name: 'Show password' })

function renderField() {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" name="password" autoComplete="current-password" />
    </form>,
  )
  return { visitor: userEvent.setup(), onSubmit }
}

test('shows the password, or hides it again, and submits nothing when the button is clicked', async () => {
  const { visitor, onSubmit } = renderField()
  await visitor.type(field(), 'strong')
  expect(field()).toHaveAttribute('type', 'password')
  expect(toggle()).toHaveAttribute('aria-pressed', 'false')

  await visitor.click(toggle())
  expect(field()).toHaveAttribute('type', 'text')
  expect(field()).toHaveValue('strong')
  expect(field()).toHaveAttribute('spellcheck', 'false')
  expect(field()).toHaveAttribute('autocomplete', 'current-password')
  expect(toggle()).toHaveAttribute('aria-pressed', 'true')

  await visitor.click(toggle())
  expect(field()).toHaveAttribute('type', 'password')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('keeps focus and caret in the field when the button is clicked while typing', async () => {
  const { visitor } = renderField()
  await visitor.type(field(), 'strng')
  field().setSelectionRange(3, 3)
  const setSelectionRange = vi.spyOn(field(), 'setSelectionRange')

  await visitor.click(toggle())

  expect(field()).toHaveFocus()
  expect(setSelectionRange).toHaveBeenCalledWith(3, 3)
  await visitor.keyboard('o')
  expect(field()).toHaveValue('strong')
})

test('shows the password and keeps the focus on the button when a key presses it', async () => {
  const { visitor } = renderField()
  await visitor.type(field(), 'strong')

  await visitor.tab()
  await visitor.keyboard(' ')

  expect(field()).toHaveAttribute('type', 'text')
  expect(toggle()).toHaveFocus()
})
