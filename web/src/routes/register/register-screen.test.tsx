import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { SignInOutcome } from '../../account/account.ts'
import { nadia, deferred, renderWithAccount } from '../../testing/render-with-account.tsx'
import { RegisterScreen } from './register-screen.tsx'

const labels = ['Full name', 'Email', 'Password', 'Confirm password'] as const
const createAccount = () => screen.getByRole('button', { name: 'Create Account' })
const currentPath = () => screen.getByRole('complementary')

type Visitor = ReturnType<typeof renderWithAccount>['visitor']

async function fillIn(visitor: Visitor, texts: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    const text = texts[index]
    if (text) await visitor.type(screen.getByLabelText(label), text)
  }
}

test.each([
  [['', 'nadia@example.com', 'strong', 'strong'], 'Please fill in all fields'],
  [['   ', 'nadia@example.com', 'strong', 'strong'], 'Please fill in all fields'],
  [['Nadia', '', 'strong', 'strong'], 'Please fill in all fields'],
  [['Nadia', 'nadia@example.com', '', 'strong'], 'Please fill in all fields'],
  [['Nadia', 'nadia@example.com', 'weak', ''], 'Please fill in all fields'],
  [['Nadia', 'nadia@example.com', 'weak', 'week'], 'Passwords do not match'],
  [['Nadia', 'nadia@example.com', 'short', 'short'], 'Password must be at least 6 characters'],
])('%j → %s', async (texts, message) => {
  const signUp = vi.fn()
  const { visitor } = renderWithAccount(<RegisterScreen />, { signUp })

  await fillIn(visitor, texts)
  await visitor.click(createAccount())

  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(signUp).not.toHaveBeenCalled()
})

test('the fields support autocomplete', () => {
  renderWithAccount(<RegisterScreen />)

  const autocomplete = labels.map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(autocomplete).toEqual(['name', 'email', 'new-password', 'new-password'])
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
})

test('valid values, terms unchecked → the account is created, and a redirect to the home page', async () => {
  const signUp = vi.fn(() => Promise.resolve<SignInOutcome>({ ok: true }))
  const { visitor } = renderWithAccount(<RegisterScreen />, { signUp })

  await fillIn(visitor, ['Nadia Rahman', 'no address at all', ' strong', ' strong'])
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked()
  await visitor.click(createAccount())

  expect(signUp).toHaveBeenCalledWith('Nadia Rahman', 'no address at all', ' strong')
  expect(await screen.findByText('Successfully created account!')).toBeVisible()
  await waitFor(() => expect(currentPath()).toHaveTextContent(/^\/$/))
})

test('pending → all controls are disabled and the button shows “Creating account...”', async () => {
  const { visitor } = renderWithAccount(<RegisterScreen />, {
    signUp: () => deferred<SignInOutcome>().promise,
  })

  await fillIn(visitor, ['Nadia', 'nadia@example.com', 'strong', 'strong'])
  await visitor.click(createAccount())

  expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  expect(screen.getByRole('checkbox')).toBeDisabled()
  for (const label of labels) expect(screen.getByLabelText(label)).toBeDisabled()
})

test('failure → the message is shown', async () => {
  const { visitor } = renderWithAccount(<RegisterScreen />, {
    signUp: () => Promise.resolve({ ok: false, message: 'This email is already registered' }),
  })

  await fillIn(visitor, ['Nadia', 'nadia@example.com', 'strong', 'strong'])
  await visitor.click(createAccount())

  expect(await screen.findByRole('alert')).toHaveTextContent('This email is already registered')
})

test('already signed in → a redirect to the home page', async () => {
  renderWithAccount(<RegisterScreen />, { user: nadia })

  await waitFor(() => expect(currentPath()).toHaveTextContent(/^\/$/))
})
