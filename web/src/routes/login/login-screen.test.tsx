import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import type { SignInOutcome } from '../../account/account.ts'
import { nadia, promised, renderWithAccount } from '../../testing/render-with-account.tsx'
import { LoginScreen } from './login-screen.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const signIn = () => screen.getByRole('button', { name: 'Sign In' })
const google = () => screen.getByRole('button', { name: 'Continue with Google' })
const whereabouts = () => screen.getByRole('complementary')

type Visitor = ReturnType<typeof renderWithAccount>['visitor']

async function fillIn(visitor: Visitor) {
  await visitor.type(email(), 'nadia@example.com')
  await visitor.type(password(), 'strong')
}

test('the form sends by post, checks nothing itself, and helps to fill in', () => {
  renderWithAccount(<LoginScreen />)

  const form = email().closest('form')

  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('novalidate')
  expect(email()).toHaveAttribute('type', 'email')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/register',
  )
})

test('the account is prepared as soon as the screen is there', () => {
  const prepare = vi.fn()

  renderWithAccount(<LoginScreen />, { prepare })

  expect(prepare).toHaveBeenCalled()
})

test('empty fields are refused without asking anybody', async () => {
  const ask = vi.fn()
  const { visitor } = renderWithAccount(<LoginScreen />, { signIn: ask })

  await visitor.type(email(), 'nadia@example.com')
  await visitor.click(signIn())

  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields')
  expect(ask).not.toHaveBeenCalled()
})

test('while signing in everything is disabled and the label says so', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />, {
    signIn: () => promised<SignInOutcome>().promise,
  })

  await fillIn(visitor)
  await visitor.click(signIn())

  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  expect(email()).toBeDisabled()
  expect(password()).toBeDisabled()
  expect(google()).toBeDisabled()
})

test('a success says so and leads home', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />)

  await fillIn(visitor)
  await visitor.click(signIn())

  expect(await screen.findByText('Successfully signed in!')).toBeVisible()
  await waitFor(() => expect(whereabouts()).toHaveTextContent(/^\/$/))
})

test('a failure is shown and leaves what was typed', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />, {
    signIn: () => Promise.resolve({ ok: false, message: 'Invalid email or password' }),
  })

  await fillIn(visitor)
  await visitor.click(signIn())

  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
  expect(signIn()).toBeEnabled()
  expect(email()).toHaveValue('nadia@example.com')
})

test('“Error shown in a red box above the form”: the alert precedes the form element', async () => {
  const { visitor } = renderWithAccount(<LoginScreen />)

  await visitor.click(signIn())

  const form = email().closest('form')
  expect(screen.getByRole('alert').compareDocumentPosition(form ?? document.body)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a visitor who is signed in already is led home', async () => {
  renderWithAccount(<LoginScreen />, { user: nadia })

  await waitFor(() => expect(whereabouts()).toHaveTextContent(/^\/$/))
})

test('the own submission is not interrupted when the account changes first', async () => {
  const answer = promised<SignInOutcome>()
  const { visitor, show } = renderWithAccount(<LoginScreen />, { signIn: () => answer.promise })
  await fillIn(visitor)
  await visitor.click(signIn())

  show({ user: nadia })
  expect(whereabouts()).toHaveTextContent('/start')
  answer.keep({ ok: true })

  expect(await screen.findByText('Successfully signed in!')).toBeVisible()
  await waitFor(() => expect(whereabouts()).toHaveTextContent(/^\/$/))
})

describe('with Google', () => {
  test('while the pop-up is open the form is submitting and only the Google button is enabled', async () => {
    let accept: () => void = () => undefined
    const { visitor } = renderWithAccount(<LoginScreen />, {
      signInWithGoogle: (onAccepted) => {
        accept = onAccepted
        return promised<SignInOutcome>().promise
      },
    })
    await visitor.click(google())
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(email()).toBeDisabled()
    expect(password()).toBeDisabled()
    expect(google()).toBeEnabled()

    act(() => accept())

    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    expect(google()).toBeDisabled()
  })

  test('a success says so and leads home', async () => {
    const { visitor } = renderWithAccount(<LoginScreen />)

    await visitor.click(google())

    expect(await screen.findByText('Successfully signed in with Google!')).toBeVisible()
    await waitFor(() => expect(whereabouts()).toHaveTextContent(/^\/$/))
  })

  test('a second click that cancels the first pop-up says so while the second is open', async () => {
    const popups = [promised<SignInOutcome>(), promised<SignInOutcome>()]
    const waiting = popups.values()
    const { visitor } = renderWithAccount(<LoginScreen />, {
      signInWithGoogle: () => waiting.next().value?.promise ?? Promise.resolve({ ok: true }),
    })
    await visitor.click(google())
    await visitor.click(google())

    popups[0]?.keep({ ok: false, message: 'Sign-in was cancelled. Please try again.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('cancelled')
    popups[1]?.keep({ ok: true })

    expect(await screen.findByText('Successfully signed in with Google!')).toBeVisible()
  })

  test('the second pop-up fails too → its message replaces the first one, and the form is enabled', async () => {
    const popups = [promised<SignInOutcome>(), promised<SignInOutcome>()]
    const waiting = popups.values()
    const { visitor } = renderWithAccount(<LoginScreen />, {
      signInWithGoogle: () => waiting.next().value?.promise ?? Promise.resolve({ ok: true }),
    })
    await visitor.click(google())
    await visitor.click(google())

    popups[0]?.keep({ ok: false, message: 'Sign-in was cancelled. Please try again.' })
    expect(await screen.findByText('Sign-in was cancelled. Please try again.')).toBeVisible()
    expect(email(), 'the second pop-up is still open').toBeDisabled()
    popups[1]?.keep({ ok: false, message: 'Sign-in was cancelled' })

    expect(await screen.findByText('Sign-in was cancelled')).toBeVisible()
    expect(email()).toBeEnabled()
    expect(signIn()).toBeEnabled()
  })
})

function LoginAlone() {
  return useLocation().pathname === '/login' ? <LoginScreen /> : <h1>Elsewhere</h1>
}

test('an answer that comes after the screen has gone leads nowhere', async () => {
  const answer = promised<SignInOutcome>()
  const signInLater = answer.promise.then((outcome) => outcome)
  const { visitor } = renderWithAccount(
    <LoginAlone />,
    { signInWithGoogle: () => signInLater },
    '/login',
  )
  await visitor.click(google())
  await visitor.click(screen.getByRole('link', { name: 'Create an account' }))

  await act(async () => {
    answer.keep({ ok: true })
    await signInLater
  })

  expect(whereabouts()).toHaveTextContent('/register')
  expect(screen.getByRole('status')).toHaveTextContent('')
})
