import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountSettings } from '../../account/account-settings.ts'
import { messages } from '../../account/messages.ts'
import { settingsMessages } from '../../account/settings-messages.ts'
import { fakeSettings, nadia, renderWithAccount } from '../../testing/render-with-account.tsx'
import { EmailStatus } from './email-status.tsx'

const unverified = { ...nadia, emailVerified: false }

function start(overrides: Partial<AccountSettings> = {}, available = true) {
  const settings = fakeSettings(overrides)
  return renderWithAccount(<EmailStatus user={unverified} />, {
    user: unverified,
    settings: () => Promise.resolve(available ? settings : undefined),
  })
}

const sendButton = () => screen.getByRole('button', { name: 'Send verification e-mail' })

test('the e-mail is verified → “Verified”, and there is nothing to send', () => {
  renderWithAccount(<EmailStatus user={nadia} />, { user: nadia })

  expect(screen.getByText('Verified')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the e-mail is not verified → the button sends the verification e-mail', async () => {
  const sendVerificationEmail = vi.fn(() => Promise.resolve({ ok: true } as const))
  const { visitor } = start({ sendVerificationEmail })
  expect(screen.getByText('Not verified')).toBeVisible()

  await visitor.click(sendButton())

  expect(await screen.findByText(settingsMessages.verificationSent)).toBeVisible()
  expect(sendVerificationEmail).toHaveBeenCalledOnce()
})

test.each([
  [true, messages.tooManyAttempts],
  [false, messages.networkFailure],
])('sending fails (settings loaded: %s) → “%s”', async (available, message) => {
  const { visitor } = start(
    {
      sendVerificationEmail: () =>
        Promise.resolve({ ok: false, message: messages.tooManyAttempts }),
    },
    available,
  )

  await visitor.click(sendButton())

  expect(await screen.findByText(message)).toBeVisible()
})

test('the visitor returns from the verification’s tab → the user is refreshed', async () => {
  const refresh = vi
    .fn<AccountSettings['refresh']>()
    .mockResolvedValueOnce({ ok: false, message: messages.networkFailure })
    .mockResolvedValueOnce({ ok: false, message: messages.sessionEnded })
  start({ refresh })

  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('visibilitychange'))

  expect(await screen.findByText(messages.sessionEnded)).toBeVisible()
  expect(screen.queryByText(messages.networkFailure), 'nothing was asked for').toBeNull()
})
