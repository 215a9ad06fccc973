import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountActions } from '../actions.ts'
import { done, failure, messages, type Outcome } from '../errors.ts'
import { notices } from '../notices.ts'
import { deferred, renderWithAccount } from '../../testing/render-with-account.tsx'
import { ChangePassword } from './change-password.tsx'

function start(overrides: Partial<AccountActions> = {}, hasPassword = true) {
  const onClose = vi.fn()
  const { visitor } = renderWithAccount(
    <ChangePassword email="ada@example.com" hasPassword={hasPassword} onClose={onClose} />,
    overrides,
  )
  const fill = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await visitor.clear(screen.getByLabelText(label))
      if (text) await visitor.type(screen.getByLabelText(label), text)
    }
  }
  const save = () => visitor.click(screen.getByRole('button', { name: 'Save' }))
  return { visitor, fill, save, onClose }
}

const filled = {
  'Current password': 'old',
  'New password': 'secret',
  'Confirm new password': 'secret',
}

test('the dialog is titled, and its fields are recognized by password managers', () => {
  start()

  expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Change Password' })).toBeVisible()
  const tokens = [...document.querySelectorAll('input')].map((input) => [
    input.autocomplete,
    input.value,
  ])
  expect(tokens).toEqual([
    ['username', 'ada@example.com'],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ])
})

test.each([
  [{ ...filled, 'Current password': '' }, messages.fillAllFields, 'Current password'],
  [
    { ...filled, 'Confirm new password': 'other' },
    messages.passwordMismatch,
    'Confirm new password',
  ],
  [
    { ...filled, 'New password': 'short', 'Confirm new password': 'short' },
    messages.passwordTooShort,
    'New password',
  ],
])('%j shows “%s” at %s and sends nothing', async (values, message, label) => {
  const setPassword = vi.fn<AccountActions['setPassword']>()
  const { fill, save } = start({ setPassword })
  await fill(values)

  await save()

  expect(screen.getByRole('alert')).toHaveTextContent(message)
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(setPassword).not.toHaveBeenCalled()
})

test('disables everything and keeps the focus while it saves, then closes with a toast', async () => {
  const outcome = deferred<Outcome>()
  const setPassword = vi.fn(() => outcome.promise)
  const { visitor, fill, save, onClose } = start({ setPassword })
  await fill(filled)

  await save()

  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('status')).toHaveFocus()
  await visitor.tab()
  expect(dialog.getByRole('status')).toHaveFocus()
  expect(setPassword).toHaveBeenCalledExactlyOnceWith('old', 'secret', expect.any(AbortSignal))
  expect(onClose).not.toHaveBeenCalled()
  outcome.resolve(done)
  expect(await screen.findByText(notices.passwordChanged)).toBeVisible()
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows the message at its field and keeps what was typed when the current password is wrong', async () => {
  const { fill, save, onClose } = start({
    setPassword: () => Promise.resolve(failure('currentPasswordIncorrect')),
  })
  await fill(filled)

  await save()

  expect(await screen.findByRole('alert')).toHaveTextContent(messages.currentPasswordIncorrect)
  expect(screen.getByLabelText('Current password')).toBeInvalid()
  expect(screen.getByLabelText('New password')).toHaveValue('secret')
  expect(onClose).not.toHaveBeenCalled()
})

test('closes when Cancel is pressed, also while a pop-up is open', async () => {
  const setPassword = () => deferred<Outcome>().promise
  const { visitor, onClose, fill, save } = start({ setPassword }, false)
  await fill({ 'New password': 'secret', 'Confirm new password': 'secret' })
  await save()

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(onClose).toHaveBeenCalledOnce()
})

test('says so and offers to add a password when the user signs in with Google only', async () => {
  const setPassword = vi.fn<AccountActions['setPassword']>(() => Promise.resolve(done))
  const { fill, save } = start({ setPassword }, false)

  expect(screen.getByText(new RegExp(notices.googleOnly))).toBeVisible()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent(messages.fillAllFields)
  await fill({ 'New password': 'secret', 'Confirm new password': 'secret' })
  await save()

  expect(setPassword).toHaveBeenCalledExactlyOnceWith(undefined, 'secret', expect.any(AbortSignal))
  expect(await screen.findByText(notices.passwordAdded)).toBeVisible()
})
