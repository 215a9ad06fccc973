import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { done, failure, messages, type Outcome } from '../../account/errors.ts'
import { minimumPasswordLength } from '../../account/forms/form-values.ts'
import { passwordHint } from '../../account/forms/fields.tsx'
import { LoginScreen } from '../login/login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const labels = ['Full name', 'Email', 'Password', 'Confirm password'] as const
const createAccount = () => screen.getByRole('button', { name: 'Create Account' })

type Visitor = ReturnType<typeof renderWithAccount>['visitor']

async function fillIn(visitor: Visitor, texts: readonly string[]) {
  for (const [index, label] of labels.entries()) {
    const text = texts[index]
    if (text) await visitor.type(screen.getByLabelText(label), text)
  }
}

const shortest = 'x'.repeat(minimumPasswordLength)
const tooShort = shortest.slice(1)

test.each<[readonly string[], string, readonly (typeof labels)[number][]]>([
  [['', 'nadia@example.com', 'strong', 'strong'], messages.fillAllFields, ['Full name']],
  [[' \u200b', 'nadia@example.com', 'strong', 'strong'], messages.fillAllFields, ['Full name']],
  [['Nadia', '', 'strong', 'strong'], messages.fillAllFields, ['Email']],
  [['Nadia', 'nadia@example.com', '', 'strong'], messages.fillAllFields, ['Password']],
  [['Nadia', '', '   ', ''], messages.fillAllFields, ['Email', 'Confirm password']],
  [['Nadia', 'nadia@example.com', 'weak', 'week'], messages.passwordMismatch, ['Confirm password']],
  [['Nadia', 'nadia@example.com', tooShort, tooShort], messages.passwordTooShort, ['Password']],
])(
  'when the fields are %j it shows “%s”, marks %j and sends nothing',
  async (texts, message, invalid) => {
    const signUp = vi.fn()
    const { visitor } = renderWithAccount(<RegisterScreen />, { signUp })

    await fillIn(visitor, texts)
    await visitor.click(createAccount())

    expect(screen.getByRole('alert')).toHaveTextContent(message)
    const fields = labels.map((label) => screen.getByLabelText(label))
    expect(labels.filter((_, index) => fields[index]?.ariaInvalid === 'true')).toEqual(invalid)
    const [first = ''] = invalid
    expect(screen.getByLabelText(first)).toHaveFocus()
    const hint = first === 'Password' ? `${passwordHint} ` : ''
    expect(screen.getByLabelText(first)).toHaveAccessibleDescription(hint + message)
    expect(signUp).not.toHaveBeenCalled()
  },
)

test('the fields support autocomplete, are required, and say the shortest password beforehand', () => {
  renderWithAccount(<RegisterScreen />)

  for (const label of labels) expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('(at least 6 characters)')

  const autocomplete = labels.map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(autocomplete).toEqual(['name', 'username', 'new-password', 'new-password'])
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
})

test('creates the account with cleaned texts when the terms are unchecked', async () => {
  const signUp = vi.fn(() => Promise.resolve<Outcome>(done))
  const { visitor } = renderWithAccount(<RegisterScreen />, { signUp })

  await fillIn(visitor, ['\u202aNadia Rahman ', 'no e-mail at all\u00a0', ' strong', ' strong'])
  expect(
    screen.getByRole('checkbox', { name: 'I agree to the Terms of Service' }),
  ).not.toBeChecked()
  await visitor.click(createAccount())

  expect(signUp).toHaveBeenCalledWith({
    name: 'Nadia Rahman',
    email: 'no e-mail at all',
    password: ' strong',
  })
})

test('offers only a new password when the e-mail has an account, in an app that Google rejects', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14) [FBAN/EMA;FBAV/300]',
  )
  const { visitor } = renderWithAccount(<RegisterScreen />, {
    signUp: () => Promise.resolve(failure('emailInUse')),
  })
  await fillIn(visitor, ['Nadia', 'nadia@example.com', 'strong', 'strong'])
  await visitor.click(createAccount())

  expect(await screen.findByRole('button', { name: 'Reset your password' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull()
})

function AuthScreens() {
  const { pathname } = useLocation()
  history.replaceState(null, '', pathname)
  return pathname === paths.login ? <LoginScreen /> : <RegisterScreen />
}

test('keeps name and e-mail when the visitor goes to the login form and back', async () => {
  const { visitor } = renderWithAccount(<AuthScreens />, {}, paths.register)
  await fillIn(visitor, ['Nadia', 'nadia@example.com', 'strong'])

  await visitor.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await visitor.type(screen.getByLabelText('Email'), '.bd')
  await visitor.click(screen.getByRole('link', { name: 'Create an account' }))

  expect(screen.getByLabelText('Full name')).toHaveValue('Nadia')
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com.bd')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
