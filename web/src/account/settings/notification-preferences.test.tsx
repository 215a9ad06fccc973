import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AccountActions } from '../actions.ts'
import { failure, messages, success } from '../errors.ts'
import { notices } from '../notices.ts'
import { nadiasProfile, renderWithAccount } from '../../testing/render-with-account.tsx'
import { NotificationPreferences } from './notification-preferences.tsx'

function start(saveProfile: AccountActions['saveProfile']) {
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const { visitor } = renderWithAccount(
    <NotificationPreferences profile={nadiasProfile} onSaved={onSaved} onClose={onClose} />,
    { saveProfile },
  )
  const save = () => visitor.click(screen.getByRole('button', { name: 'Save' }))
  return { visitor, save, onSaved, onClose }
}

test('every preference of the schema has a checkbox with the stored value', () => {
  start(vi.fn())

  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(Object.fromEntries(boxes.map(({ name, checked }) => [name, checked]))).toEqual(
    nadiasProfile.notifications,
  )
  expect(screen.getByLabelText('Order updates')).toBeChecked()
  expect(screen.getByLabelText('New drops')).not.toBeChecked()
  expect(screen.getByLabelText('Training reads')).not.toBeChecked()
})

test('stores all preferences, and only these, when Save is pressed', async () => {
  const saved = { ...nadiasProfile, notifications: { orders: false, drops: true, reads: false } }
  const saveProfile = vi.fn(() => Promise.resolve(success(saved)))
  const { visitor, save, onSaved, onClose } = start(saveProfile)
  await visitor.click(screen.getByLabelText('Order updates'))
  await visitor.click(screen.getByLabelText('New drops'))

  await save()

  expect(saveProfile).toHaveBeenCalledExactlyOnceWith({ notifications: saved.notifications })
  expect(await screen.findByText(notices.preferencesSaved)).toBeVisible()
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  [failure('profileUpdateFailed'), messages.profileUpdateFailed],
  [failure('profileUpdateFailed', 'Please reload.'), 'Please reload.'],
])('when saving returns %j it shows “%s” and keeps the choice', async (outcome, message) => {
  const { visitor, save, onClose } = start(() => Promise.resolve(outcome))
  await visitor.click(screen.getByLabelText('New drops'))

  await save()

  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('New drops')).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
})
