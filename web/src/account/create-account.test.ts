import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { createAccountActions } from './account-actions.ts'
import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { ada, success, fakeApi, fakeProvider, fakeProviderSettings, failure } from './fakes.ts'
import { providerError } from './identity-provider.ts'
import type { IdentityProvider, ProviderSettings } from './identity-provider.ts'
import type { Track } from './track.ts'
import { messages } from './messages.ts'
import { storeUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

afterEach(() => sessionStorage.clear())

function accountOn(
  connect: () => Promise<IdentityProvider>,
  api: ProfileApi,
  track: Track,
  providerSettings = () => Promise.resolve(fakeProviderSettings(succeeding)),
) {
  const session = createSession({
    connect,
    storedSession: () => undefined,
    watchOtherTabs: () => undefined,
    onEnded: () => undefined,
    reload: () => undefined,
  })
  const actions = createAccountActions({
    session,
    api,
    track,
    providerSettings,
    measurementId: () => Promise.resolve(undefined),
  })
  return createAccount({ session, loadActions: () => Promise.resolve(actions) })
}

const succeeding = () => () => Promise.resolve()

function start(
  overrides: Partial<IdentityProvider> = {},
  outcomes: Partial<Record<'register' | 'login' | 'read' | 'update', ApiOutcome<Profile>>> = {},
  providerSettings?: () => Promise<ProviderSettings>,
) {
  const logged = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const track = vi.fn()
  const api = fakeApi(outcomes)
  const connect = () => Promise.resolve(fakeProvider(overrides).provider)
  const account = accountOn(connect, api.api, track, providerSettings)
  return { account, track, logged, calls: api.calls }
}

test.each([
  ['login', 'email', 'signIn'],
  ['sign_up', 'email', 'signUp'],
  ['login', 'google', 'signInWithGoogle'],
] as const)('sign-in succeeds → sends event %s, method %s', async (event, method, action) => {
  const { account, track } = start()
  const actions = {
    signIn: () => account.signIn('a@b', 'pw'),
    signUp: () => account.signUp('Ada', 'a@b', 'secret'),
    signInWithGoogle: () => account.signInWithGoogle(() => undefined),
  }

  expect(await actions[action]()).toEqual({ ok: true })

  expect(track.mock.calls).toEqual([[event, { method }]])
  expect(account.user()?.uid).toBe('ada')
})

test.each([
  [201, 'sign_up'],
  [200, 'login'],
])('registration after a Google sign-in returns %i → sends one %s event', async (status, event) => {
  const { account, track } = start({}, { login: failure(404), register: success({}, status) })

  await account.signInWithGoogle(() => undefined)

  expect(track.mock.calls).toEqual([[event, { method: 'google' }]])
})

test('sign-in fails → returns the message, logs the error and sends no event', async () => {
  const { account, track, logged } = start({
    signIn: () => Promise.reject(providerError('wrong-password')),
  })

  const outcome = await account.signIn('a@b', 'pw')

  expect(outcome).toEqual({ ok: false, message: messages.invalidCredentials })
  expect(logged).toHaveBeenCalledOnce()
  expect(track).not.toHaveBeenCalled()
  expect(account.user()).toBeUndefined()
})

test('connecting to the provider fails → sign-in returns the network message, and other actions fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const account = accountOn(offline, fakeApi().api, () => undefined)

  const outcome = await account.signIn('a@b', 'pw')

  expect(outcome).toEqual({
    ok: false,
    message: messages.networkFailure,
  })
  expect(await account.signOut()).toBe(false)
  expect(await account.loadProfile()).toEqual({ ok: false })
})

test('sign-out succeeds → the user is signed out; sign-out fails → the user stays signed in', async () => {
  const { account } = start()
  await account.signIn('a@b', 'pw')
  expect(await account.signOut()).toBe(true)
  expect(account.user()).toBeUndefined()

  const failing = start({ signOut: () => Promise.reject(new Error('storage')) })
  await failing.account.signIn('a@b', 'pw')
  expect(await failing.account.signOut()).toBe(false)
  expect(failing.account.user()?.uid).toBe('ada')
})

test('a new name is saved → the display name changes too', async () => {
  const { account, calls } = start({}, { update: success({ name: 'Ada Lovelace' }) })
  await account.signIn('a@b', 'pw')

  const outcome = await account.saveProfile({ name: 'Ada Lovelace' })

  expect(outcome).toMatchObject({ ok: true, profile: { name: 'Ada Lovelace' } })
  expect(calls.at(-1)).toEqual(['update', 'ada', { name: 'Ada Lovelace' }])
  expect(account.user()?.displayName).toBe('Ada Lovelace')
})

test('the profile is loaded while it is saved → is read after the save', async () => {
  let finish: (user: typeof ada) => void = () => undefined
  const renamed = new Promise<typeof ada>((resolve) => (finish = resolve))
  const { account, calls } = start({ rename: () => renamed }, { update: success({ name: 'New' }) })
  await account.signIn('a@b', 'pw')
  const saved = account.saveProfile({ name: 'New' })
  const loaded = account.loadProfile()
  await vi.waitFor(() => expect(calls.at(-1)?.[0]).toBe('update'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls.at(-1)?.[0]).toBe('update')

  finish({ ...ada, displayName: 'New' })
  await Promise.all([saved, loaded])

  expect(calls.at(-1)?.[0]).toBe('read')
})

test('changing the display name fails → the profile is saved anyway', async () => {
  const { account } = start(
    { rename: () => Promise.reject(providerError('network-request-failed')) },
    { update: success({ name: 'New' }) },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toMatchObject({ ok: true })

  expect(account.user()?.displayName).toBe('Ada')
})

test('another account signs in during a save → only the saved account is renamed', async () => {
  const eve = { ...ada, uid: 'eve', displayName: 'Eve' }
  const rename = vi.fn(() => Promise.resolve(eve))
  const { account } = start({ rename }, { update: success({ name: 'New' }) })
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toMatchObject({ ok: true })

  expect(rename).toHaveBeenCalledExactlyOnceWith('ada', 'New')
  expect(account.user()).toMatchObject({ uid: 'eve', displayName: 'Eve' })
})

test('the backend rejects a save → saveProfile fails, and the display name does not change', async () => {
  const { account } = start({}, { update: failure(500) })
  await account.signIn('a@b', 'pw')

  expect(await account.saveProfile({ name: 'New' })).toEqual({ ok: false })

  expect(account.user()?.displayName).toBe('Ada')
})

const sessionEnded = {
  ok: false,
  message: messages.sessionEnded,
}

test('the backend returns 401 → the session ends with a message, and unsaved input stays stored', async () => {
  const { account } = start({}, { update: failure(401) })
  await account.signIn('a@b', 'pw')
  storeUnsavedProfile('ada', { name: 'New' })

  expect(await account.saveProfile({ name: 'New' })).toEqual(sessionEnded)

  expect(account.user()).toBeUndefined()
  expect(unsavedProfile('ada')).toHaveProperty('name', 'New')
})

test('the backend returns 401 after the provider has signed out → the session ends with a message', async () => {
  const { provider, change } = fakeProvider()
  const read = () => {
    change(undefined)
    return Promise.resolve(failure(401))
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = { ...fakeApi().api, read }
  const account = accountOn(() => Promise.resolve(provider), api, vi.fn())
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual(sessionEnded)

  expect(account.user()).toBeUndefined()
})

test('the backend returns 401 after another user has signed in → that user stays signed in', async () => {
  const { provider, change } = fakeProvider()
  const read = () => {
    change({ ...ada, uid: 'eve' })
    return Promise.resolve(failure(401))
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = { ...fakeApi().api, read }
  const account = accountOn(() => Promise.resolve(provider), api, vi.fn())
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('eve')
})

test('the backend returns 401 and the sign-out fails → returns no message, and the user stays signed in', async () => {
  const { account } = start(
    { signOut: () => Promise.reject(new Error('storage')) },
    { read: failure(401) },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('ada')
})

test('the backend returns 403 with the code app-check → returns its message, and the user stays signed in', async () => {
  const message = 'This page could not be verified. Please reload it and try again.'
  const { account } = start(
    {},
    { read: { ok: false, status: 403, code: 'app-check', message }, update: failure(403, 'No.') },
  )
  await account.signIn('a@b', 'pw')

  expect(await account.loadProfile()).toEqual({ ok: false, message })
  expect(await account.saveProfile({ name: 'New' })).toEqual({ ok: false })

  expect(account.user()?.uid).toBe('ada')
})

test('the user signs out → removes unsaved profile input', async () => {
  const { account } = start()
  await account.signIn('a@b', 'pw')
  storeUnsavedProfile('ada', { name: 'New' })

  await account.signOut()

  expect(unsavedProfile('ada')).toBeUndefined()
})

test('loading the actions fails → returns no message, and the next call retries', async () => {
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const session = createSession({
    connect: () => Promise.resolve(fakeProvider().provider),
    storedSession: () => undefined,
    watchOtherTabs: () => undefined,
    onEnded: () => undefined,
    reload: () => undefined,
  })
  const actions = createAccountActions({
    session,
    api: fakeApi().api,
    track: () => undefined,
    providerSettings: () => Promise.resolve(fakeProviderSettings(succeeding)),
    measurementId: () => Promise.resolve(undefined),
  })
  let tries = 0
  const account = createAccount({
    session,
    loadActions: () =>
      tries++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(actions),
  })

  expect(await account.signIn('a@b', 'pw')).toEqual({ ok: false })

  expect(await account.signIn('a@b', 'pw')).toEqual({ ok: true })
})

test('the settings cannot be loaded → undefined; the next call loads them', async () => {
  let tries = 0
  const { account } = start({}, {}, () =>
    tries++ < 3
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(fakeProviderSettings(succeeding)),
  )
  vi.useFakeTimers()
  const first = account.settings()
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()

  expect(await first).toBeUndefined()
  expect(await account.settings()).toBeDefined()
})
