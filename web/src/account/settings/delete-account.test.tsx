import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountActions } from '../actions.ts'
import { done, failure, messages } from '../errors.ts'
import { notices } from '../notices.ts'
import { paths } from '../../paths.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { DeleteAccount } from './delete-account.tsx'

function start(overrides: Partial<AccountActions> = {}, hasPassword = true) {
  const onClose = vi.fn()
  const { visitor } = renderWithAccount(
    <DeleteAccount email="ada@example.com" hasPassword={hasPassword} onClose={onClose} />,
    overrides,
    paths.profile,
  )
  const submit = () => visitor.click(screen.getByRole('button', { name: 'Delete my account' }))
  return { visitor, submit, onClose }
}

test('shows the error at the field and deletes nothing without a password', async () => {
  const deleteAccount = vi.fn<AccountActions['deleteAccount']>()
  const { submit } = start({ deleteAccount })

  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/cannot be undone/)
  await submit()

  expect(await screen.findByRole('alert')).toHaveTextContent(messages.fillAllFields)
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  expect(deleteAccount).not.toHaveBeenCalled()
})

test('leads to the home page with a toast when the account is deleted', async () => {
  const deleteAccount = vi.fn<AccountActions['deleteAccount']>((_password, _signal, onDeleted) => {
    onDeleted()
    return Promise.resolve(done)
  })
  const { visitor, submit, onClose } = start({ deleteAccount })
  await visitor.type(screen.getByLabelText('Password'), 'secret')

  await submit()

  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(
    'secret',
    expect.any(AbortSignal),
    expect.any(Function),
  )
  expect(await screen.findByText(notices.accountDeleted)).toBeVisible()
  expect(screen.getByLabelText('Current path')).toHaveTextContent(/^\/$/)
  expect(onClose).toHaveBeenCalledOnce()
})

test('shows the reason and keeps what was typed when deleting fails', async () => {
  const { visitor, submit, onClose } = start({
    deleteAccount: () => Promise.resolve(failure('deletionFailed')),
  })
  await visitor.type(screen.getByLabelText('Password'), 'secret')

  await submit()

  expect(await screen.findByRole('alert')).toHaveTextContent(messages.deletionFailed)
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
  expect(screen.getByLabelText('Current path')).toHaveTextContent(paths.profile)
  expect(onClose).not.toHaveBeenCalled()
})

test('asks for no password when the user signs in with Google only', async () => {
  const deleteAccount = vi.fn<AccountActions['deleteAccount']>(() => Promise.resolve(done))
  const { submit } = start({ deleteAccount }, false)

  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByText(new RegExp(notices.googleOnly))).toBeVisible()
  await submit()

  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(
    undefined,
    expect.any(AbortSignal),
    expect.any(Function),
  )
})
