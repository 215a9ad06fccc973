import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../testing/render-with-account.tsx'
import { done } from './errors.ts'
import {
  accepted,
  ada,
  fakeApi,
  fakeProvider,
  fakeUser,
  rejected,
  rejecting,
  startStore,
} from '../testing/fake-account.ts'
import type { Provider, ProviderUser } from './firebase.ts'
import { storeUnsavedProfile, unsavedProfile } from './unsaved-profile.ts'

afterEach(() => sessionStorage.clear())

type Options = {
  overrides?: Partial<Provider>
  user?: Partial<ProviderUser>
  outcomes?: Parameters<typeof fakeApi>[0]
}

function start({ overrides, user, outcomes }: Options = {}) {
  const { api, calls: requests } = fakeApi(outcomes)
  const started = startStore({ api, fake: fakeProvider(overrides, fakeUser(user)) })
  const { run } = started.store
  return {
    ...started,
    requests,
    signIn: () => run((actions) => actions.signIn('a@b', 'pw')),
    signInWithGoogle: () => run((actions) => actions.signInWithGoogle(() => undefined)),
    signUp: () =>
      run((actions) => actions.signUp({ name: 'Ada', email: 'a@b', password: 'secret' })),
    signOut: () => run((actions) => actions.signOut()),
    load: () => run((actions) => actions.loadProfile()),
    save: () => run((actions) => actions.saveProfile({ name: 'New' })),
  }
}

async function startSignedIn(options: Options = {}) {
  const started = start(options)
  await started.signIn()
  started.calls.length = 0
  started.requests.length = 0
  return started
}

/** A sign-in with Google whose pop-up is open until the test ends it. */
async function startPopup({ overrides, ...options }: Options = {}) {
  const { promise, resolve } = deferred<ProviderUser>()
  const open = vi.fn(() => promise)
  const started = start({ ...options, overrides: { ...overrides, signInWithGoogle: open } })
  const outcome = started.signInWithGoogle()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  return {
    ...started,
    accept: () => {
      started.change(ada)
      resolve(ada)
      return outcome
    },
    close: () => {
      resolve(Promise.reject(new Error('closed')))
      return outcome
    },
  }
}

test.each([
  ['login', 'email', 'signIn'],
  ['sign_up', 'email', 'signUp'],
  ['login', 'google', 'signInWithGoogle'],
] as const)('sends event %s with method %s when %s succeeds', async (event, method, action) => {
  const started = start()

  expect(await started[action]()).toEqual(done)

  expect(started.track.mock.calls).toEqual([[event, { method }]])
  expect(started.store.user()?.uid).toBe('ada')
})

test('returns the code, logs the error and sends no event when a sign-in fails', async () => {
  const { signIn, store, logged, track } = start({
    overrides: { signIn: rejecting('wrong-password') },
  })

  expect(await signIn()).toEqual({ ok: false, code: 'invalidCredentials' })

  expect(logged).toHaveBeenCalledOnce()
  expect(track).not.toHaveBeenCalled()
  expect(store.user()).toBeUndefined()
})

test('changes the user and persists the session only when the backend has accepted too', async () => {
  const { promise, resolve } = deferred<ReturnType<typeof accepted>>()
  const fake = fakeProvider()
  const api = { ...fakeApi().api, login: () => promise }
  const { store, calls, change } = startStore({ fake, api })
  const outcome = store.run((actions) => actions.signIn('a@b', 'pw'))
  await vi.waitFor(() => expect(calls).toContain('signIn'))

  change(ada)
  expect(store.user()).toBeUndefined()
  expect(calls).toEqual(['setMemoryPersistence', 'signIn'])

  resolve(accepted())
  await outcome
  expect(store.user()?.uid).toBe('ada')
  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
})

test('follows the provider again when a sign-in has failed', async () => {
  const { signIn, store, change, calls } = start({
    overrides: { signIn: rejecting('user-disabled') },
  })

  await signIn()
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])

  change(ada)
  expect(store.user()?.uid).toBe('ada')
})

test('persists the session only after the second of two sign-ins when the first fails', async () => {
  const { signIn, calls, store, accept } = await startPopup({
    overrides: { signIn: rejecting('user-disabled') },
  })

  await signIn()
  expect(calls).toEqual(['setMemoryPersistence'])

  await accept()
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])
  expect(store.user()?.uid).toBe('ada')
})

test('persists a session at once when the pop-up of another sign-in is open', async () => {
  const { signIn, calls, store, close } = await startPopup()
  await signIn()

  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
  expect(store.user()?.uid).toBe('ada')

  await close()
  expect(store.user()?.uid).toBe('ada')
})

test('is signed out when a later sign-in fails and signs out of the provider', async () => {
  const { signIn, store, accept } = await startPopup({
    outcomes: { login: [accepted(), rejected(500)], register: [rejected(500)] },
  })
  await signIn()

  await accept()

  expect(store.user()).toBeUndefined()
})

test('signs in although storage is full', async () => {
  const full = () => Promise.reject(new Error('QuotaExceededError'))
  const { signIn, store, change, logged } = start({
    overrides: { setMemoryPersistence: full, setLocalPersistence: full },
  })

  expect(await signIn()).toEqual(done)

  expect(store.user()?.uid).toBe('ada')
  expect(logged).toHaveBeenCalledTimes(2)
  change(undefined)
  expect(store.user(), 'provider changes are applied again').toBeUndefined()
})

test('reloads once when the user signs in in another tab during a sign-in that fails', async () => {
  const { signIn, otherTab, reload, close } = await startPopup({
    overrides: { signIn: rejecting('user-disabled') },
  })
  otherTab(ada)

  await close()
  expect(reload).toHaveBeenCalledOnce()

  await signIn()
  expect(reload, 'no second reload').toHaveBeenCalledOnce()
})

test('does not reload when the same user signs in in another tab during a sign-in', async () => {
  const { otherTab, reload, store, accept } = await startPopup()
  otherTab(ada)

  await accept()

  expect(store.user()?.uid).toBe('ada')
  expect(reload).not.toHaveBeenCalled()
})

test('signs out, and removes unsaved profile input', async () => {
  const { signOut, store } = await startSignedIn()
  storeUnsavedProfile('ada', { name: 'New' })

  expect(await signOut()).toEqual(done)

  expect(store.user()).toBeUndefined()
  expect(unsavedProfile('ada')).toBeUndefined()
})

test('stays signed in when the sign-out fails', async () => {
  const { signOut, store } = await startSignedIn({
    overrides: { signOut: () => Promise.reject(new Error('storage')) },
  })

  expect(await signOut()).toMatchObject({ ok: false })

  expect(store.user()?.uid).toBe('ada')
})

test('changes the display name too when a new name is saved', async () => {
  const { save, requests, store } = await startSignedIn({
    outcomes: { update: [accepted({ name: 'New' })] },
  })

  expect(await save()).toMatchObject({ ok: true, data: { name: 'New' } })

  expect(requests).toEqual([['update', 'ada', { name: 'New' }]])
  expect(store.user()?.displayName).toBe('New')
})

test('reads the profile after a save that is running', async () => {
  const { promise, resolve } = deferred<undefined>()
  const { save, load, requests } = await startSignedIn({
    user: { rename: () => promise },
    outcomes: { update: [accepted({ name: 'New' })] },
  })
  const saved = save()
  const loaded = load()
  await vi.waitFor(() => expect(requests.at(-1)?.[0]).toBe('update'))
  await new Promise((done) => setTimeout(done))
  expect(requests).toHaveLength(1)

  resolve(undefined)
  await Promise.all([saved, loaded])

  expect(requests.at(-1)?.[0]).toBe('read')
})

test('saves the profile although changing the display name fails', async () => {
  const { save, store } = await startSignedIn({
    user: { rename: rejecting('network-request-failed') },
    outcomes: { update: [accepted({ name: 'New' })] },
  })

  expect(await save()).toMatchObject({ ok: true })

  expect(store.user()?.displayName).toBe('Ada')
})

test('ends the session and keeps unsaved input when the backend returns 401', async () => {
  const { save, store } = await startSignedIn({ outcomes: { update: [rejected(401)] } })
  storeUnsavedProfile('ada', { name: 'New' })

  expect(await save()).toEqual({ ok: false, code: 'sessionEnded' })

  expect(store.user()).toBeUndefined()
  expect(unsavedProfile('ada')).toHaveProperty('name', 'New')
})

test.each([
  ['the provider has signed out', undefined, 'sessionEnded', undefined],
  ['another user has signed in', fakeUser({ uid: 'eve' }), 'profileLoadFailed', 'eve'],
])('the backend returns 401 after %s → %s', async (_, next, code, uid) => {
  const fake = fakeProvider()
  const read = () => {
    fake.change(next)
    return Promise.resolve(rejected(401))
  }
  const { store } = startStore({ fake, api: { ...fakeApi().api, read } })
  await store.run((actions) => actions.signIn('a@b', 'pw'))

  expect(await store.run((actions) => actions.loadProfile())).toEqual({ ok: false, code })

  expect(store.user()?.uid).toBe(uid)
})

test('stays signed in when the backend returns 401 and the sign-out fails', async () => {
  const { load, store } = await startSignedIn({
    overrides: { signOut: () => Promise.reject(new Error('storage')) },
    outcomes: { read: [rejected(401)] },
  })

  expect(await load()).toEqual({ ok: false, code: 'profileLoadFailed' })

  expect(store.user()?.uid).toBe('ada')
})

test('returns the backend’s message when App Check rejects the page, and no other message', async () => {
  const message = 'This page could not be verified. Please reload it and try again.'
  const { load, store } = await startSignedIn({
    outcomes: { read: [rejected(403, message, 'app-check'), rejected(403, 'No.')] },
  })

  expect(await load()).toEqual({ ok: false, code: 'profileLoadFailed', message })
  expect(await load()).toEqual({ ok: false, code: 'profileLoadFailed' })

  expect(store.user()?.uid).toBe('ada')
})

test('registers the user when reading the profile returns 404', async () => {
  const { load, requests } = await startSignedIn({ outcomes: { read: [rejected(404)] } })

  expect(await load()).toMatchObject({ ok: true })

  expect(requests.map(([name]) => name)).toEqual(['read', 'register'])
})

test('fails without a message when the provider has nobody, as after a logout in another tab', async () => {
  const { load, change } = await startSignedIn()
  change(undefined)

  expect(await load()).toEqual({ ok: false, code: 'profileLoadFailed' })
})
