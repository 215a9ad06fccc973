import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmationMs } from '../../components/use-copy.ts'
import { brand } from '../../brand/brand.ts'
import { codeLength } from '../../brand/referral-code.ts'
import { renderWithAccount } from '../../testing/render-with-account.tsx'
import { idLength } from './affiliate-record.ts'
import { AffiliateScreen } from './affiliate-screen.tsx'
import { affiliatePage } from './affiliate-text.ts'
import { delayMs } from './enrolment.tsx'

beforeEach(() => void vi.useFakeTimers())

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Get my link' })

function signUp() {
  renderWithAccount(<AffiliateScreen />)
  fireEvent.change(field('Full name'), { target: { value: 'Nadia Rahman' } })
  fireEvent.change(field('Email'), { target: { value: 'nadia@example.com' } })
  fireEvent.change(field('Phone'), { target: { value: '+880 1711-223344' } })
  submit().focus()
  fireEvent.click(submit())
}

test('full name, email and phone are required, the social handle is optional, and the browser validates', () => {
  renderWithAccount(<AffiliateScreen />)

  expect(screen.getByRole('form', { name: 'Join the programme' })).not.toHaveAttribute('novalidate')
  for (const name of ['Full name', 'Email', 'Phone']) expect(field(name)).toBeRequired()
  expect(field('Social handle')).not.toBeRequired()
})

test('marks invalid fields and describes them by an error until they are edited', () => {
  renderWithAccount(<AffiliateScreen />)
  const incomplete = 'Please fill in a valid email address and your phone.'
  fireEvent.change(field('Full name'), { target: { value: 'Nadia Rahman' } })
  fireEvent.click(submit())

  expect(screen.getByRole('alert')).toHaveTextContent(incomplete)
  for (const name of ['Email', 'Phone']) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true')
    expect(field(name)).toHaveAccessibleDescription(incomplete)
  }
  for (const name of ['Full name', /^Social handle/]) {
    expect(field(name)).not.toHaveAttribute('aria-invalid')
  }

  fireEvent.input(field('Phone'), { target: { value: '0' } })
  expect(screen.getByRole('alert'), 'not said again').toHaveTextContent(incomplete)
  expect(field('Phone')).not.toHaveAttribute('aria-invalid')
  expect(field('Phone')).not.toHaveAccessibleDescription()
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true')

  fireEvent.click(submit())
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in a valid email address.')

  fireEvent.input(field('Email'), { target: { value: 'nadia@example.com' } })
  fireEvent.click(submit())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('rejects a name or phone of invisible characters, and removes spaces around the e-mail', () => {
  renderWithAccount(<AffiliateScreen />)
  fireEvent.change(field('Full name'), { target: { value: '\u200b' } })
  fireEvent.change(field('Email'), { target: { value: '\u00a0nadia@example.com\ufeff' } })
  fireEvent.change(field('Phone'), { target: { value: '\u202a \u202c' } })
  fireEvent.click(submit())

  for (const name of ['Full name', 'Phone']) expect(field(name)).toBeInvalid()
  expect(field('Email')).toBeValid()
  expect(field('Email')).toHaveValue('nadia@example.com')
})

test('shows the success view after the simulated delay when the form is submitted', () => {
  signUp()

  const title = { name: affiliatePage.success.title }
  act(() => void vi.advanceTimersByTime(delayMs - 1))
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Signing up...' })).toBeDisabled()
  const status = screen.getByText('Signing up...', { selector: '[role=status]' })
  expect(status).toHaveFocus()

  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('heading', title)).toHaveFocus()
  expect(
    screen.getByText(new RegExp(`^Nadia Rahman, member ID [a-z0-9]{${idLength}}$`)),
  ).toBeVisible()
  expect(screen.getByText(/do not store it/)).toBeVisible()
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
  expect(field('Your referral link')).toHaveDisplayValue(
    new RegExp(`^http://localhost:3000/ref/${brand.referralPrefix}[A-Z]{${codeLength}}$`),
  )
})

test('copies the link and shows a confirmation for `confirmationMs` when the button is pressed', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  signUp()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  act(() => void vi.advanceTimersByTime(delayMs))

  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    await Promise.resolve()
  })
  expect(writeText).toHaveBeenCalledWith(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Your referral link' }).value,
  )

  act(() => void vi.advanceTimersByTime(confirmationMs - 1))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
