import { act, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { done, failure, messages, type Failure, type Outcome } from '../../account/errors.ts'
import { notices } from '../../account/notices.ts'
import { paths } from '../../paths.ts'
import { nadia, deferred, renderWithAccount } from '../../testing/render-with-account.tsx'
import { LoginScreen } from './login-screen.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const signIn = () => screen.getByRole('button', { name: 'Sign In' })
const google = () => screen.getByRole('button', { name: 'Continue with Google' })
const currentPath = () => screen.getByRole('complementary')

type Visitor = ReturnType<typeof renderWithAccount>['visitor']

async function fillIn(visitor: Visitor) {
  await visitor.type(email(), 'nadia@example.com')
  await visitor.type(password(), 'strong')
}

test('the login form uses POST, has no native validation, and supports autocomplete', () => {
  renderWithAccount(<LoginScreen />)

  const form = email().closest('form')

  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('novalidate')
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    paths.register,
  )
})

test('preloads the actions when the login screen mounts', () => {
  const preload = vi.fn()

  renderWithAccount(<LoginScreen />, { preload })

  expect(preload).toHaveBeenCalled()
})

test('focuses an empty field, which is invalid and described by the error until it is edited, and sends nothing', async () => {
  const signInAction = vi.fn()
  const { visitor } = renderWithAccount(<LoginScreen />, { signIn: signInAction })
  await visitor.type(email(), 'nadia@example.com')
  await visitor.click(signIn())

  expect(signInAction).not.toHaveBeenCalled()
  expect(password()).toHaveFocus()
  expect(password()).toBeInvalid()
  expect(password()).toHaveAccessibleDescription(messages.fillAllFields)
  expect(email()).toBeValid()
  expect(email()).not.toHaveAccessibleDescription()

  await visitor.keyboard('s')
  expect(password()).toBeValid()
  expect(password()).not.toHaveAccessibleDescription()
  expect(password(), 'the focus stays').toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(messages.fillAllFields)
})

test('marks both fields and selects the password when the credentials are rejected, until each is edited', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />, {
    signIn: () => Promise.resolve(failure('invalidCredentials')),
  })
  await fillIn(visitor)
  await visitor.click(signIn())

  await waitFor(() => expect(password()).toHaveFocus())
  expect(email()).toHaveValue('nadia@example.com')
  for (const field of [email(), password()]) {
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(messages.invalidCredentials)
  }

  await visitor.keyboard('another')
  expect(password()).toHaveValue('another')
  expect(password()).toBeValid()
  expect(email()).toBeInvalid()
})

test('marks no field and focuses the submit button when the network fails', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />, {
    signIn: () => Promise.resolve(failure('networkFailure')),
  })
  await fillIn(visitor)
  await visitor.click(signIn())

  await waitFor(() => expect(signIn()).toHaveFocus())
  for (const field of [email(), password()]) expect(field).toBeValid()
})

test('leaves the focus when the visitor has moved on during the sign-in', async () => {
  const outcome = deferred<Outcome>()
  const { visitor } = renderWithAccount(
    <>
      <LoginScreen />
      <input aria-label="Search" />
    </>,
    { signIn: () => outcome.promise },
  )
  await fillIn(visitor)
  await visitor.click(signIn())
  await visitor.click(screen.getByLabelText('Search'))

  outcome.resolve(failure('invalidCredentials'))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(email()).toBeInvalid()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test('removes spaces and marks around the e-mail, but sends the password as typed', async () => {
  const signInAction = vi.fn(() => Promise.resolve<Outcome>(done))
  const { visitor } = renderWithAccount(<LoginScreen />, { signIn: signInAction })

  await visitor.type(email(), '\u00a0nadia@example.com\ufeff')
  await visitor.type(password(), ' strong\u00a0')
  await visitor.click(signIn())

  expect(signInAction).toHaveBeenCalledExactlyOnceWith('nadia@example.com', ' strong\u00a0')
})

test('waits for the outcome when the auth state changes before the sign-in resolves', async () => {
  const outcome = deferred<Outcome>()
  const { visitor, show } = renderWithAccount(<LoginScreen />, { signIn: () => outcome.promise })
  await fillIn(visitor)
  await visitor.click(signIn())

  show({ user: nadia })
  expect(currentPath()).toHaveTextContent('/start')
  outcome.resolve(done)

  expect(await screen.findByText(notices.signedIn)).toBeVisible()
  await waitFor(() => expect(currentPath()).toHaveTextContent(/^\/$/))
})

function LoginAlone() {
  const { pathname } = useLocation()
  history.replaceState(null, '', pathname)
  return pathname === paths.login ? <LoginScreen /> : <h1>Elsewhere</h1>
}

test('shows a toast and does not redirect when the sign-in succeeds after the screen has unmounted', async () => {
  const outcome = deferred<Outcome>()
  const { visitor } = renderWithAccount(
    <LoginAlone />,
    { signInWithGoogle: () => outcome.promise },
    paths.login,
  )
  await visitor.click(google())
  await visitor.click(screen.getByRole('link', { name: 'Create an account' }))

  outcome.resolve(done)

  expect(await screen.findByText(notices.signedInWithGoogle)).toBeVisible()
  expect(currentPath()).toHaveTextContent(paths.register)
})

test('stays on the page that the visitor has opened when the sign-in succeeds while it loads', async () => {
  const outcome = deferred<Outcome>()
  const { visitor } = renderWithAccount(<LoginScreen />, { signIn: () => outcome.promise })
  await fillIn(visitor)
  await visitor.click(signIn())
  // The URL is ahead of what the router shows.
  history.pushState(null, '', paths.about)

  await act(async () => {
    outcome.resolve(done)
    await outcome.promise
  })

  expect(currentPath()).toHaveTextContent('/start')
})

describe('Forgot password?', () => {
  const openDialog = async (visitor: Visitor) => {
    await visitor.click(screen.getByRole('button', { name: 'Forgot password?' }))
    return screen.findByRole('dialog', { name: 'Forgot password?' })
  }

  test('opens with the e-mail typed so far, and sends the link', async () => {
    const sendPasswordReset = vi.fn(() => Promise.resolve(done))
    const { visitor } = renderWithAccount(<LoginScreen />, {
      sendPasswordReset,
      signIn: () => Promise.resolve(failure('invalidCredentials')),
    })
    await fillIn(visitor)
    await visitor.click(signIn())
    expect(await screen.findByRole('alert')).toBeVisible()
    const dialog = await openDialog(visitor)
    expect(within(dialog).getByLabelText('Email')).toHaveValue('nadia@example.com')
    expect(within(dialog).getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')

    await visitor.click(within(dialog).getByRole('button', { name: 'Send reset link' }))

    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('nadia@example.com')
    expect(await screen.findByText(/^If an account/)).toHaveTextContent(notices.resetLinkSent)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(email(), 'the form behind it stays').toHaveValue('nadia@example.com')
    expect(screen.queryByRole('alert'), 'without its error').toBeNull()
  })

  test.each([
    ['', messages.fillAllFields],
    ['not an address', messages.invalidEmail],
  ])('when the e-mail is “%s” it shows “%s” at the field', async (typed, message) => {
    const sendPasswordReset = vi.fn()
    const { visitor } = renderWithAccount(<LoginScreen />, { sendPasswordReset })
    if (typed) await visitor.type(email(), typed)
    const dialog = await openDialog(visitor)

    await visitor.click(within(dialog).getByRole('button', { name: 'Send reset link' }))

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message)
    expect(within(dialog).getByLabelText('Email')).toBeInvalid()
    expect(within(dialog).getByLabelText('Email')).toHaveValue(typed)
    expect(sendPasswordReset).not.toHaveBeenCalled()
  })

  test('neither opens nor fails when the form is submitted while it loads', async () => {
    const loading = deferred<Failure>()
    const { visitor } = renderWithAccount(<LoginScreen />, { run: () => loading.promise })
    await visitor.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await visitor.click(signIn())

    await act(async () => {
      loading.resolve(failure('networkFailure'))
      await loading.promise
    })

    expect(screen.queryByText(messages.networkFailure)).toBeNull()
  })

  test('shows a toast when the request fails after the dialog was closed', async () => {
    const outcome = deferred<Outcome>()
    const { visitor } = renderWithAccount(<LoginScreen />, {
      sendPasswordReset: () => outcome.promise,
    })
    await visitor.type(email(), 'nadia@example.com')
    const dialog = await openDialog(visitor)
    await visitor.click(within(dialog).getByRole('button', { name: 'Send reset link' }))
    expect(within(dialog).getByRole('button', { name: 'Saving...' })).toBeDisabled()
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog')).toBeNull()

    outcome.resolve(failure('networkFailure'))

    expect(await screen.findByText(messages.networkFailure)).toBeVisible()
  })

  test('shows a toast and no dialog when its code cannot be loaded', async () => {
    const { visitor } = renderWithAccount(<LoginScreen />, {
      run: () => Promise.resolve(failure('networkFailure')),
    })

    await visitor.click(screen.getByRole('button', { name: 'Forgot password?' }))

    expect(await screen.findByText(messages.networkFailure)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeEnabled()
  })
})
