// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { createAccountActions } from './account-actions.ts'
import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { ada, answered, fakeApi, fakeProvider, providerError, refused } from './fakes.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Track } from './track.ts'
import { keepUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

afterEach(() => sessionStorage.clear())

function accountOn(connect: () => Promise<IdentityProvider>, api: ProfileApi, track: Track) {
  const session = createSession({
    connect,
    storedSession: () => undefined,
    watchOtherTabs: () => undefined,
    reload: () => undefined,
  })
  const actions = createAccountActions({ session, api, track })
  return createAccount({ session, loadActions: () => Promise.resolve(actions) })
}

function start(
  does: Partial<IdentityProvider> = {},
  answers: Partial<Record<'register' | 'login' | 'read' | 'update', ApiOutcome<Profile>>> = {},
) {
  const logged = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const track = vi.fn()
  const api = fakeApi(answers)
  const account = accountOn(() => Promise.resolve(fakeProvider(does).provider), api.api, track)
  return { account, track, logged, calls: api.calls }
}

test.each([
  ['login', 'email', 'signIn'],
  ['sign_up', 'email', 'signUp'],
  ['login', 'google', 'signInWithGoogle'],
] as const)('a success counts one event: %s by %s', async (event, method, way) => {
  const { account, track } = start()
  const actions = {
    signIn: () => account.signIn('a@b', 'pw'),
    signUp: () => account.signUp('Ada', 'a@b', 'secret'),
    signInWithGoogle: () => account.signInWithGoogle(() => undefined),
  }

  expect(await actions[way]()).toEqual({ ok: true })

  expect(track.mock.calls).toEqual([[event, { method }]])
  expect(account.user()?.uid).toBe('ada')
})

test.each([
  [201, 'sign_up'],
  [200, 'login'],
])('a Google visitor whose registration answers %i counts as %s', async (status, event) => {
  const { account, track } = start({}, { login: refused(404), register: answered({}, status) })

  await account.signInWithGoogle(() => undefined)

  expect(track.mock.calls).toEqual([[event, { method: 'google' }]])
})

test('a failure is told, logged and not counted', async () => {
  const { account, track, logged } = start({
    signIn: () => Promise.reject(providerError('wrong-password')),
  })

  const outcome = await account.signIn('a@b', 'pw')

  expect(outcome).toEqual({ ok: false, message: 'Invalid email or password' })
  expect(logged).toHaveBeenCalledOnce()
  expect(track).not.toHaveBeenCalled()
  expect(account.user()).toBeUndefined()
})

test('a provider that cannot be loaded is a network error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const account = accountOn(offline, fakeApi().api, () => undefined)

  const outcome = await account.signIn('a@b', 'pw')

  expect(outcome).toEqual({
    ok: false,
    message: 'Network error. Please check your internet connection.',
  })
  expect(await account.signOut()).toBe(false)
  expect(await account.loadProfile()).toEqual({ ok: false })
})

test('logging out leaves nobody signed in, a refusal leaves them as they were', async () => {
  const { account } = start()
  await account.signIn('a@b', 'pw')
  expect(await account.signOut()).toBe(true)
  expect(account.user()).toBeUndefined()

  const stuck = start({ signOut: () => Promise.reject(new Error('storage')) })
  await stuck.account.signIn('a@b', 'pw')
  expect(await stuck.account.signOut()).toBe(false)
  expect(stuck.account.user()?.uid).toBe('ada')
})

test('a saved name becomes the display name', async () => {
  const { account, calls } = start({}, { update: answered({ name: 'Ada Lovelace' }) })
  await account.signIn('a@b', 'pw')

  const outcome = await account.saveProfile({ name: 'Ada Lovelace' })

  expect(outcome).toMatchObject({ ok: true, profile: { name: 'Ada Lovelace' } })
  expect(calls.at(-1)).toEqual(['update', 'ada', { name: 'Ada Lovelace' }])
  expect(account.user()?.displayName).toBe('Ada Lovelace')
})

test('a profile is saved even where the display name cannot be changed', async () => {
  const { account } = start(
    { rename: () => Promise.reject(providerError('network-request-failed')) },
    { update: answered({ name: 'New' }) },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toMatchObject({ ok: true })

  expect(account.user()?.displayName).toBe('Ada')
})

test('the account that was saved is renamed, whichever account has signed in meanwhile', async () => {
  const eve = { ...ada, uid: 'eve', displayName: 'Eve' }
  const rename = vi.fn(() => Promise.resolve(eve))
  const { account } = start({ rename }, { update: answered({ name: 'New' }) })
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toMatchObject({ ok: true })

  expect(rename).toHaveBeenCalledExactlyOnceWith('ada', 'New')
  expect(account.user()).toMatchObject({ uid: 'eve', displayName: 'Eve' })
})

test('a save that the backend refuses is a failure and renames nobody', async () => {
  const { account } = start({}, { update: refused(500) })
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toEqual({ ok: false })

  expect(account.user()?.displayName).toBe('Ada')
})

const sessionEnded = {
  ok: false,
  message: 'Your session has ended. Please sign in again.',
}

test('whom the backend refuses for good is signed out and told; what was typed stays', async () => {
  const { account } = start({}, { update: refused(401) })
  await account.signIn('a@b', 'pw')
  keepUnsavedProfile('ada', { name: 'New' })

  expect(await account.saveProfile({ name: 'New' })).toEqual(sessionEnded)

  expect(account.user()).toBeUndefined()
  expect(unsavedProfile('ada')).toHaveProperty('name', 'New')
})

test('so is whom the provider has signed out by itself', async () => {
  const { provider, change } = fakeProvider()
  const read = () => {
    change(undefined)
    return Promise.resolve(refused(401))
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = { ...fakeApi().api, read }
  const account = accountOn(() => Promise.resolve(provider), api, vi.fn())
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual(sessionEnded)

  expect(account.user()).toBeUndefined()
})

test('a refusal that comes after somebody else has signed in does not touch them', async () => {
  const { provider, change } = fakeProvider()
  const read = () => {
    change({ ...ada, uid: 'eve' })
    return Promise.resolve(refused(401))
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = { ...fakeApi().api, read }
  const account = accountOn(() => Promise.resolve(provider), api, vi.fn())
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('eve')
})

test('a session that cannot be ended is a failure like any other', async () => {
  const { account } = start(
    { signOut: () => Promise.reject(new Error('storage')) },
    { read: refused(401) },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('ada')
})

test('a page that could not be verified is told so and stays signed in', async () => {
  const message = 'This page could not be verified. Please reload it and try again.'
  const { account } = start(
    {},
    { read: { ok: false, status: 403, code: 'app-check', message }, update: refused(403, 'No.') },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false, message })
  expect(await account.saveProfile({ name: 'New' })).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('ada')
})

test('logging out forgets what was typed and not saved', async () => {
  const { account } = start()
  await account.signIn('a@b', 'pw')
  keepUnsavedProfile('ada', { name: 'New' })

  await account.signOut()

  expect(unsavedProfile('ada')).toBeUndefined()
})

test('actions that cannot be loaded are a refusal without a message, and are loaded at the next try', async () => {
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const session = createSession({
    connect: () => Promise.resolve(fakeProvider().provider),
    storedSession: () => undefined,
    watchOtherTabs: () => undefined,
    reload: () => undefined,
  })
  const actions = createAccountActions({ session, api: fakeApi().api, track: () => undefined })
  let tries = 0
  const account = createAccount({
    session,
    loadActions: () =>
      tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(actions),
  })

  expect(await account.signIn('a@b', 'pw')).toEqual({ ok: false })

  expect(await account.signIn('a@b', 'pw')).toEqual({ ok: true })
})
