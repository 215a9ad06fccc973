import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../testing/render-with-account.tsx'
import { done } from './errors.ts'
import {
  accepted,
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

async function startSignedIn({ overrides, user, outcomes }: Options = {}) {
  const { api, calls: requests } = fakeApi(outcomes)
  const started = startStore({ api, fake: fakeProvider(overrides, fakeUser(user)) })
  const { run } = started.store
  await run((actions) => actions.signIn('a@b', 'pw'))
  requests.length = 0
  return {
    ...started,
    requests,
    signOut: () => run((actions) => actions.signOut()),
    load: () => run((actions) => actions.loadProfile()),
    save: () => run((actions) => actions.saveProfile({ name: 'New' })),
  }
}

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

test.each(['save', 'load'] as const)('waits with a %s for a save that is running', async (next) => {
  const { promise, resolve } = deferred<undefined>()
  const { save, load, requests } = await startSignedIn({
    user: { rename: () => promise },
    outcomes: { update: [accepted({ name: 'New' })] },
  })
  const saved = save()
  const called = { save, load }[next]()
  await vi.waitFor(() => expect(requests.at(-1)?.[0]).toBe('update'))
  await new Promise((done) => setTimeout(done))
  expect(requests).toHaveLength(1)

  resolve(undefined)
  await Promise.all([saved, called])

  expect(requests).toHaveLength(2)
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
])('ends no other session when the backend returns 401 after %s', async (_, next, code, uid) => {
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
