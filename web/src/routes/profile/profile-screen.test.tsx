import { maxLengths, type Profile } from '@shop/contract/profile'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeUnsavedProfile, unsavedProfile } from '../../account/unsaved-profile.ts'
import { setAppMounted } from '../../browser/use-browser-state.ts'
import { paths } from '../../paths.ts'
import {
  nadia,
  nadiasProfile,
  deferred,
  renderWithAccount,
} from '../../testing/render-with-account.tsx'
import { failure, messages, success, type Outcome } from '../../account/errors.ts'
import { notices } from '../../account/notices.ts'
import { SiteHeader } from '../../layout/site-header.tsx'
import { ProfileScreen } from './profile-screen.tsx'

const editButton = () => screen.findByRole('button', { name: 'Edit' })

test('shows links to sign in and sign up, and requests nothing, when signed out', () => {
  const loadProfile = vi.fn()

  renderWithAccount(<ProfileScreen />, { loadProfile })

  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', paths.login)
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.register)
  expect(loadProfile).not.toHaveBeenCalled()
})

test('the h1 shows the user’s name while the profile loads, for screen readers after the page’s', async () => {
  renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => deferred<Outcome<Profile>>().promise,
  })

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `Profile: ${nadia.displayName}`,
  )
  expect(await screen.findByText('Loading your profile')).toBeVisible()
})

test('shows the title of the page, not the e-mail, when the user has no name', async () => {
  renderWithAccount(<ProfileScreen />, {
    user: { ...nadia, displayName: '' },
    loadProfile: () => Promise.resolve(success({ ...nadiasProfile, name: '' })),
  })

  await editButton()

  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('shows every text of the profile in view mode', async () => {
  renderWithAccount(<ProfileScreen />, { user: nadia })
  await editButton()

  const { name, email, phone, address } = nadiasProfile
  const terms = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(terms).toEqual([
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Member since', '20 November 2026'],
    ['Street', address.street],
    ['City', address.city],
    ['State', address.state],
    ['Zip', address.zip],
    ['Country', address.country],
  ])
})

test('shows the join date, recent orders and settings, and no status of the e-mail, when signed in', async () => {
  renderWithAccount(<ProfileScreen />, { user: nadia })

  expect(await screen.findByText('Member since', { selector: 'p' })).toHaveTextContent(
    'Member since 20 November 2026',
  )
  expect(await screen.findByRole('heading', { name: 'Recent Orders' })).toBeVisible()
  expect(screen.getByText('No orders yet')).toBeVisible()
  expect(screen.queryByText(/verified/i)).not.toBeInTheDocument()
  for (const name of [
    'Change Password',
    'Privacy Settings',
    'Notification Preferences',
    'Delete Account',
  ])
    expect(screen.getByRole('button', { name })).toBeEnabled()
})

test('says until the next save when profile details were cleared', async () => {
  const saveProfile = vi.fn(() => Promise.resolve<Outcome<Profile>>(success(nadiasProfile)))
  const { visitor } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => Promise.resolve(success({ ...nadiasProfile, detailsCleared: true })),
    saveProfile,
  })
  expect(await screen.findByText(/^Details entered/)).toHaveTextContent(notices.detailsCleared)

  await visitor.click(await editButton())
  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await editButton()).toBeVisible()
  expect(screen.queryByText(/^Details entered/)).toBeNull()
  const { name, phone, address } = nadiasProfile
  expect(saveProfile, 'unchanged').toHaveBeenCalledExactlyOnceWith({ name, phone, address })
})

test.each([
  ['Try again is pressed', () => screen.getByRole('button', { name: 'Try again' }).click()],
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
])('shows a toast when loading fails, and loads the profile when %s', async (_, retry) => {
  const outcomes: Outcome<Profile>[] = [
    failure('profileLoadFailed', 'Please reload.'),
    success(nadiasProfile),
  ]
  const loadProfile = () =>
    Promise.resolve<Outcome<Profile>>(outcomes.shift() ?? failure('profileLoadFailed'))
  renderWithAccount(<ProfileScreen />, { user: nadia, loadProfile })
  expect(await screen.findByText(messages.profileLoadFailed)).toBeVisible()
  await screen.findByText('Your profile could not be loaded.')
  expect(screen.getByRole('alert'), 'with the reason').toHaveTextContent('Please reload.')

  act(retry)

  expect(await editButton()).toBeVisible()
})

test('every text of the schema has an input with its maxLength in edit mode, and the e-mail a read-only one', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })

  await visitor.click(await editButton())

  const inputs = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ name }) => name)
  expect(Object.fromEntries(inputs.map(({ name, maxLength }) => [name, maxLength]))).toEqual(
    maxLengths,
  )
  expect(screen.getByLabelText('City')).toHaveValue('Dhaka')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue(nadiasProfile.email)
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('name')
})

test('discards changes and focuses the Edit button when Cancel is pressed', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' and Sylhet')

  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.getByText('Dhaka')).toBeVisible()
  expect(await editButton()).toHaveFocus()
})

const typed = { name: 'Nadia R.', phone: '', address: { ...nadiasProfile.address, city: 'Sylhet' } }

test('continues unsaved changes when Edit is pressed, and discards them when Cancel is pressed', async () => {
  storeUnsavedProfile('nadia', typed)
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia })

  await visitor.click(await editButton())
  expect(screen.getByLabelText('City')).toHaveValue('Sylhet')
  await visitor.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(screen.queryByText('You have unsaved changes')).toBeNull()
  expect(unsavedProfile('nadia')).toBeUndefined()
})

test('stores what is typed in edit mode until the profile is saved', async () => {
  const saveProfile = () => Promise.resolve<Outcome<Profile>>(success(nadiasProfile))
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' S')
  expect(unsavedProfile('nadia')).toEqual({ address: { city: 'Dhaka S' } })

  await visitor.click(screen.getByRole('button', { name: 'Save' }))

  expect(await editButton()).toHaveFocus()
  expect(unsavedProfile('nadia')).toBeUndefined()
})

test.each([
  ['equal to the profile', 'nadia', nadiasProfile],
  ['of another user', 'eve', typed],
])('does not offer stored changes when they are %s', async (_, uid, update) => {
  storeUnsavedProfile(uid, update)

  renderWithAccount(<ProfileScreen />, { user: nadia })

  expect(await editButton()).toBeVisible()
  expect(screen.queryByText('You have unsaved changes')).toBeNull()
})

test('shows a toast, a reason and what was typed when saving fails', async () => {
  const outcomes: Outcome<Profile>[] = [
    failure('profileLoadFailed', 'Please reload.'),
    success(nadiasProfile),
  ]
  const saveProfile = () =>
    Promise.resolve<Outcome<Profile>>(outcomes.shift() ?? failure('profileLoadFailed'))
  const { visitor } = renderWithAccount(<ProfileScreen />, { user: nadia, saveProfile })
  await visitor.click(await editButton())
  await visitor.type(screen.getByLabelText('City'), ' South')

  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText(messages.profileUpdateFailed)).toHaveLength(2)
  expect(screen.getByRole('alert')).toHaveTextContent('Please reload.')
  expect(screen.getByLabelText('City')).toHaveValue('Dhaka South')
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveFocus()
  expect(save.parentElement).toHaveTextContent(messages.profileUpdateFailed)

  await visitor.click(screen.getByRole('button', { name: 'Save' }))
  expect(await editButton()).toBeVisible()
  expect(screen.queryByRole('alert'), 'removed after the next save').toBeNull()
})

test('keeps the focus at “Try again” and what replaces it, before the toast says the outcome', async () => {
  const retries = [deferred<Outcome<Profile>>(), deferred<Outcome<Profile>>()]
  const outcomes = [Promise.resolve(failure('profileLoadFailed')), ...retries.map((r) => r.promise)]
  const { visitor } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => outcomes.shift() ?? Promise.resolve(success(nadiasProfile)),
  })
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  expect(document.body, 'the page has just opened').toHaveFocus()

  await visitor.click(tryAgain)
  expect(screen.getByText('Loading your profile')).toHaveFocus()
  await act(async () => {
    retries[0]?.resolve(failure('profileLoadFailed'))
    await retries[0]?.promise
  })
  expect(tryAgain).toHaveFocus()

  await visitor.click(tryAgain)
  retries[1]?.resolve(success(nadiasProfile))
  expect(await editButton()).toHaveFocus()
})

test('shows the reason on the signed-out page when the session ends while the profile loads', async () => {
  const outcome = deferred<Outcome<Profile>>()
  const { show } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => outcome.promise,
  })
  setAppMounted(true)

  show({ user: undefined })
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
  outcome.resolve(failure('sessionEnded'))

  expect(await screen.findByText(messages.profileLoadFailed)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(messages.sessionEnded)
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('opens only the dialog of the last button when several are pressed on a slow connection', async () => {
  const loading = deferred<Outcome<Profile>>()
  const { visitor } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    loadProfile: () => loading.promise,
  })
  await visitor.click(await screen.findByRole('button', { name: 'Notification Preferences' }))
  await visitor.click(screen.getByRole('button', { name: 'Delete Account' }))
  expect(await screen.findByRole('dialog', { name: 'Delete Account' })).toBeVisible()

  loading.resolve(success(nadiasProfile))

  expect(await editButton()).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
})

test('opens no dialog over one that the visitor has opened meanwhile', async () => {
  const loading = deferred<Outcome<Profile>>()
  const { visitor } = renderWithAccount(
    <>
      <ProfileScreen />
      <SiteHeader />
    </>,
    { user: nadia, loadProfile: () => loading.promise },
  )
  await visitor.click(await screen.findByRole('button', { name: 'Notification Preferences' }))
  await visitor.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()

  loading.resolve(success(nadiasProfile))

  expect(await editButton()).toBeVisible()
  await visitor.click(screen.getByRole('button', { name: 'Close search' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a toast and no dialog when the provider has not restored the session', async () => {
  const { visitor } = renderWithAccount(<ProfileScreen />, {
    user: nadia,
    hasPassword: () => {
      throw new Error('Nobody is signed in.')
    },
  })
  await editButton()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await visitor.click(screen.getByRole('button', { name: 'Delete Account' }))

  expect(await screen.findByText(messages.networkFailure)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await editButton()).toBeVisible()
})

test.each([
  [failure('profileLoadFailed'), messages.profileLoadFailed],
  [failure('sessionEnded'), messages.sessionEnded],
])(
  'without a profile, notifications show a toast when loading returns %j: “%s”',
  async (outcome, message) => {
    const { visitor } = renderWithAccount(<ProfileScreen />, {
      user: nadia,
      loadProfile: () => Promise.resolve(outcome),
    })

    await visitor.click(await screen.findByRole('button', { name: 'Notification Preferences' }))

    expect(await screen.findAllByText(message)).not.toEqual([])
    expect(screen.queryByText(messages.networkFailure)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
