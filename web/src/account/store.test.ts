import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from './errors.ts'
import { ada, fakeProvider, startStore } from '../testing/fake-account.ts'
import { timeoutMs, type AccountStore, type User } from './store.ts'

const adaUser: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function isKnown(store: AccountStore) {
  let known = false
  void store.known.then(() => (known = true))
  await vi.advanceTimersByTimeAsync(0)
  return known
}

/** Runs an action that only needs the provider. */
const use = (store: AccountStore) => store.run(() => Promise.resolve(done))
const unreachable = { ok: false, code: 'networkFailure' }

test('is signed out at once and does not load the provider when no session is stored', async () => {
  const { store, loading } = startStore()

  expect(await isKnown(store)).toBe(true)
  expect(store.user()).toBeUndefined()
  expect(loading).not.toHaveBeenCalled()
})

test('knows the auth state when the provider reports the user of the stored session', async () => {
  const { store, change } = startStore({ stored: adaUser })
  expect(await isKnown(store)).toBe(false)

  change(ada)

  expect(await isKnown(store)).toBe(true)
  expect(store.user()).toEqual(adaUser)
})

test('signs out and runs onEnded once when the provider has ended the stored session', async () => {
  const { store, removeStored, change, onEnded } = startStore({ stored: adaUser })
  removeStored()
  await isKnown(store)

  change(undefined)

  expect(await isKnown(store)).toBe(true)
  expect(store.user()).toBeUndefined()
  expect(onEnded).toHaveBeenCalledOnce()
  change(ada)
  change(undefined)
  expect(onEnded, 'not after a logout').toHaveBeenCalledOnce()
})

test('signs out without a message when the user logs out in another tab before the provider is connected', async () => {
  const { store, otherTab, change, onEnded } = startStore({ stored: adaUser })

  otherTab(undefined)
  await isKnown(store)
  change(undefined)

  expect(store.user()).toBeUndefined()
  expect(onEnded).not.toHaveBeenCalled()
})

test('uses the stored session when the provider does not report in time, until it does', async () => {
  const { store, change } = startStore({ stored: adaUser })

  await vi.advanceTimersByTimeAsync(timeoutMs - 1)
  expect(store.user()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(store.user()).toEqual(adaUser)

  change(undefined)
  expect(store.user()).toBeUndefined()
})

test('uses the stored session after the timeout when the provider cannot be loaded', async () => {
  const { store } = startStore({ stored: adaUser, loadProvider: () => Promise.reject(new Error()) })

  await vi.advanceTimersByTimeAsync(timeoutMs)

  expect(store.user()).toEqual(adaUser)
})

test('an action fails when the provider has not reported in time, and succeeds after its report', async () => {
  const fake = fakeProvider()
  const followed = vi.spyOn(fake.provider, 'onChange')
  const { store, change } = startStore({ stored: adaUser, fake })
  await vi.advanceTimersByTimeAsync(timeoutMs)
  const outcome = use(store)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  expect(await outcome).toEqual(unreachable)

  change(ada)

  expect(await use(store)).toEqual(done)
  expect(followed).toHaveBeenCalledOnce()
  expect(store.user()).toEqual(adaUser)
})

test('is signed in when the user signs in in another tab before the provider is loaded', async () => {
  const { store, otherTab, change, loading } = startStore()
  const listener = vi.fn()
  store.subscribe(listener)

  otherTab(adaUser)
  await vi.advanceTimersByTimeAsync(0)
  change(ada)

  expect(loading).toHaveBeenCalledOnce()
  expect(store.user()).toEqual(adaUser)
  expect(listener).toHaveBeenCalledOnce()
})

test('is signed out after the timeout when the user signs out in another tab before it', async () => {
  const { store, otherTab } = startStore({ stored: adaUser })

  otherTab(undefined)
  await vi.advanceTimersByTimeAsync(timeoutMs)

  expect(store.user()).toBeUndefined()
})

test.each([
  ['loadProvider', fakeProvider().provider],
  ['loadActions', () => ({})],
])('an action fails when %s fails, and the next action tries again', async (step, loaded) => {
  let tries = 0
  const load = () =>
    tries++ === 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(loaded)
  const { store, logged } = startStore({ [step]: load })

  expect(await use(store)).toEqual(unreachable)
  expect(logged).toHaveBeenCalledOnce()

  expect(await use(store)).toEqual(done)
})
