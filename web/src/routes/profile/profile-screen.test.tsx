import type { Fields } from '@shop/contract/derive'
import { parseUpdate, profileFields } from '@shop/contract/profile'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProfileOutcome } from '../../account/account.ts'
import { keepUnsavedProfile, unsavedProfile } from '../../account/unsaved-profile.ts'
import {
  nadia,
  nadiasProfile,
  promised,
  renderWithAccount,
} from '../../testing/render-with-account.tsx'
import { ProfileScreen } from './profile-screen.tsx'

afterEach(() => sessionStorage.clear())

const editButton = () => screen.findByRole('button', { name: 'Edit' })

test('a signed-out visitor is shown the ways in, and nothing is asked for', () => {
  const loadProfile = vi.fn()

  renderWithAccount(<ProfileScreen />, { loadProfile })

  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
  expect(loadProfile).not.toHaveBeenCalled()
})

test('while the profile loads the heading is there already', async () => {
  renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => promised<ProfileOutcome>().promise,
  })

  expect(screen.getByRole('heading', { level: 1, name: 'Nadia Rahman' })).toBeVisible()
  expect(await screen.findByText('Loading your profile')).toBeVisible()
})

test.each([
  ['Name', 'Nadia Rahman'],
  ['Email', 'nadia@example.com'],
  ['Phone', '+880 1711-223344'],
  ['Member since', '20 November 2026'],
  ['Street', 'House 14, Road 7'],
  ['City', 'Dhaka'],
  ['State', 'Dhaka Division'],
  ['Zip', '1205'],
  ['Country', 'Bangladesh'],
])('%s reads %s', async (term, text) => {
  renderWithAccount(<ProfileScreen />, { user: nadia })

  await editButton()

  expect(screen.getByText(term, { selector: 'dt' }).nextSibling).toHaveTextContent(text)
})

test('the day of joining, orders and settings stand beside the facts', async () => {
  renderWithAccount(<ProfileScreen />, { user: nadia })

  expect(await screen.findByText('Member since 20 November 2026')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Recent Orders' })).toBeVisible()
  expect(screen.getByText('No orders yet')).toBeVisible()
  for (const name of [
    'Change Password',
    'Privacy Settings',
    'Notification Preferences',
    'Delete Account',
  ])
    expect(screen.getByRole('button', { name })).toBeEnabled()
})

test('details that were cleared are mentioned until the next save', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () =>
      Promise.resolve({ ok: true, profile: { ...nadiasProfile, detailsCleared: true } }),
    saveProfile: () => Promise.resolve({ ok: true, profile: nadiasProfile }),
  })
  const sentence = 'Details entered before this e-mail was verified have been cleared.'
  expect(await screen.findByText(sentence)).toBeVisible()

  await visitor.click(await editButton())
  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await editButton()).toBeVisible()
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a failed load says so and can be tried again', async () => {
  const outcomes: ProfileOutcome[] = [{ ok: false }, { ok: true, profile: nadiasProfile }]
  const loadProfile = () => Promise.resolve<ProfileOutcome>(outcomes.shift() ?? { ok: false })
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, loadProfile })
  expect(await screen.findByText('Failed to load profile')).toBeVisible()

  await visitor.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await editButton()).toBeVisible()
})

const limitsOf = (fields: Fields): [name: string, max: number][] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'entries' in field ? limitsOf(field.entries) : [[name, field.max]],
  )

test('editing: every field of the schema is an input with its limit; the e-mail is read-only and is not sent', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })

  await visitor.click(await editButton())

  const inputs = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ name }) => name)
  expect(inputs.map(({ name, maxLength }) => [name, maxLength]).toSorted()).toEqual(
    limitsOf(profileFields).toSorted(),
  )
  expect(screen.getByLabelText('City')).toHaveValue('Dhaka')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('nadia@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('name')
})

test('Cancel drops what was typed and gives the focus back', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' and Sylhet')

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.getByText('Dhaka')).toBeVisible()
  expect(await editButton()).toHaveFocus()
})

test('Save sends every field, is disabled meanwhile, and shows what was stored', async () => {
  const answer = promised<ProfileOutcome>()
  const saveProfile = vi.fn(() => answer.promise)
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())
  await visitor.clear(screen.getByLabelText('Name'))
  await visitor.type(screen.getByLabelText('Name'), 'নাদিয়া')

  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(saveProfile).toHaveBeenCalledWith(parseUpdate({ ...nadiasProfile, name: 'নাদিয়া' }))
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  answer.keep({ ok: true, profile: { ...nadiasProfile, name: 'নাদিয়া' } })

  expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'নাদিয়া' })).toBeVisible()
  expect(await editButton()).toHaveFocus()
})

test('a failed save says so and keeps what was typed', async () => {
  const saveProfile = () => Promise.resolve<ProfileOutcome>({ ok: false })
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' South')

  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('Failed to update profile')).toBeVisible()
  expect(screen.getByLabelText('City')).toHaveValue('Dhaka South')
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

const continueButton = () => screen.findByRole('button', { name: 'Continue editing' })
const typed = { name: 'Nadia R.', phone: '', address: { ...nadiasProfile.address, city: 'Sylhet' } }

test('what was typed before a reload waits in view mode and can be gone on with', async () => {
  keepUnsavedProfile('nadia', typed)
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })
  expect(await screen.findByText('You have unsaved changes')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()

  await visitor.click(await continueButton())

  expect(screen.getByLabelText('Name')).toHaveValue('Nadia R.')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(screen.getByLabelText('City')).toHaveValue('Sylhet')
  expect(screen.queryByText('You have unsaved changes')).toBeNull()
})

test('Edit starts from the loaded profile all the same; Cancel drops what waited', async () => {
  keepUnsavedProfile('nadia', typed)
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })

  await visitor.click(await editButton())
  expect(screen.getByLabelText('City')).toHaveValue('Dhaka')
  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByText('You have unsaved changes')).toBeNull()
  expect(unsavedProfile('nadia')).toBeUndefined()
})

test('every key waits until it is saved', async () => {
  const saveProfile = () => Promise.resolve<ProfileOutcome>({ ok: true, profile: nadiasProfile })
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' S')
  expect(unsavedProfile('nadia')).toMatchObject({
    name: 'Nadia Rahman',
    address: { city: 'Dhaka S' },
  })

  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await editButton()).toHaveFocus()
  expect(unsavedProfile('nadia')).toBeUndefined()
})

test.each([
  ['nothing new', 'nadia', nadiasProfile],
  ['another user’s', 'eve', typed],
])('what is %s is not offered', async (_, uid, update) => {
  keepUnsavedProfile(uid, update)

  renderWithAccount(<ProfileScreen />, { user: nadia })

  expect(await editButton()).toBeVisible()
  expect(screen.queryByText('You have unsaved changes')).toBeNull()
})

const sessionEnded = 'Your session has ended. Please sign in again.'

test('a failed save with a reason toasts the catalogue’s sentence, and the reason stands above the form', async () => {
  const outcomes: ProfileOutcome[] = [
    { ok: false, message: 'Please reload.' },
    { ok: true, profile: nadiasProfile },
  ]
  const saveProfile = () => Promise.resolve<ProfileOutcome>(outcomes.shift() ?? { ok: false })
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())

  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update profile')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Please reload.')

  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await editButton()).toBeVisible()
  expect(screen.queryByRole('alert'), 'gone after the next save').toBeNull()
})

test('a failed load with a reason toasts the catalogue’s sentence, and the reason stands on the page', async () => {
  renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => Promise.resolve({ ok: false, message: 'Please reload.' }),
  })

  expect(await screen.findByText('Failed to load profile')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please reload.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('the session ends while the profile loads → signed out, the reason stands on the page', async () => {
  const answer = promised<ProfileOutcome>()
  const { show } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => answer.promise,
  })

  show({ user: undefined })
  answer.keep({ ok: false, message: sessionEnded })

  expect(await screen.findByText('Failed to load profile')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(sessionEnded)
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})
