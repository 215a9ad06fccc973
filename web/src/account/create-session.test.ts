import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from './account.ts'
import { attemptSignIn } from './attempt-sign-in.ts'
import { createSession, timeoutMs, type Session } from './create-session.ts'
import { ada, fakeProvider } from './fakes.ts'

const adaUser: User = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start(initial: User | undefined, fake = fakeProvider()) {
  let connections = 0
  const onEnded = vi.fn()
  let notifyTab = () => {}
  let stored = initial
  const reload = vi.fn()
  const session = createSession({
    connect: () => {
      connections += 1
      return Promise.resolve(fake.provider)
    },
    storedSession: () => stored,
    watchOtherTabs: (listener) => (notifyTab = listener),
    onEnded,
    reload,
  })
  return {
    session,
    reload,
    onEnded,
    connections: () => connections,
    removeStored: () => (stored = undefined),
    otherTab: (user: User | undefined) => {
      stored = user
      notifyTab()
    },
    ...fake,
  }
}

const signIn = (session: Session) =>
  attemptSignIn(session, async (provider) => ({
    user: await provider.signIn('ada@example.com', 'strong'),
  }))

async function isKnown(session: { known: Promise<void> }) {
  let known = false
  void session.known.then(() => (known = true))
  await vi.advanceTimersByTimeAsync(0)
  return known
}

test('no session is stored → the visitor is signed out at once, and the provider is not loaded', async () => {
  const { session, connections } = start(undefined)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toBeUndefined()
  expect(connections()).toBe(0)
})

test('the auth state is known once the provider reports the user of the stored session', async () => {
  const { session, change } = start(adaUser)
  expect(await isKnown(session)).toBe(false)

  change(ada)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toEqual(adaUser)
})

test('signs out and runs onEnded once when the provider has ended the stored session', async () => {
  const { session, removeStored, change, onEnded } = start(adaUser)
  removeStored()
  await isKnown(session)

  change(undefined)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toBeUndefined()
  expect(onEnded).toHaveBeenCalledOnce()
  change(ada)
  change(undefined)
  expect(onEnded, 'not after a logout').toHaveBeenCalledOnce()
})

test('signs out without a message when the user logs out in another tab before the provider is connected', async () => {
  const { session, otherTab, change, onEnded } = start(adaUser)

  otherTab(undefined)
  await isKnown(session)
  change(undefined)

  expect(session.user()).toBeUndefined()
  expect(onEnded).not.toHaveBeenCalled()
})

test('uses the stored session when the provider does not report in time, until it does', async () => {
  const { session, change } = start(adaUser)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await vi.advanceTimersByTimeAsync(timeoutMs - 1)
  expect(session.user()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(session.user()).toEqual(adaUser)

  change(undefined)
  expect(session.user()).toBeUndefined()
})

test('rejects a call when the provider has not reported in time, and succeeds after its report', async () => {
  const { session, change, provider, connections } = start(adaUser)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  const call = expect(session.connected()).rejects.toThrow('Timed out')
  await vi.advanceTimersByTimeAsync(timeoutMs)
  await call

  change(ada)

  expect(await session.connected()).toBe(provider)
  expect(connections()).toBe(1)
  expect(session.user()).toEqual(adaUser)
})

test('the user signs in in another tab before the provider is loaded → this tab is signed in', async () => {
  const { session, otherTab, change, connections } = start(undefined)
  const listener = vi.fn()
  session.subscribe(listener)

  otherTab(adaUser)
  await vi.advanceTimersByTimeAsync(0)
  change(ada)

  expect(connections()).toBe(1)
  expect(session.user()).toEqual(adaUser)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a sign-in is pending → the user does not change; the sign-in succeeds → the user is set', async () => {
  const { session, change, calls } = start(undefined)

  await attemptSignIn(session, () => {
    change(ada)
    expect(session.user()).toBeUndefined()
    return Promise.resolve({ user: ada })
  })

  expect(session.user()).toEqual(adaUser)
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])
})

test('a sign-in fails → the user stays signed out, and later changes at the provider apply', async () => {
  const { session, change, calls } = start(undefined)

  await expect(attemptSignIn(session, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(session.user()).toBeUndefined()
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])

  change(ada)
  expect(session.user()).toEqual(adaUser)
})

test('the first of two concurrent sign-ins fails → the session is persisted only after the second', async () => {
  const { session, calls } = start(undefined)
  let finish: () => void = () => undefined
  const second = attemptSignIn(session, async (provider) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return { user: await provider.signIn('ada@example.com', 'strong') }
  })

  await expect(
    attemptSignIn(session, () => Promise.reject(new Error('cancelled'))),
  ).rejects.toThrow()
  expect(calls).toEqual(['setMemoryPersistence'])

  finish()
  await second
  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
  expect(session.user()).toEqual(adaUser)
})

test('a sign-in succeeds while the pop-up of another is open → the session is persisted at once', async () => {
  const { session, calls } = start(undefined)
  let close: () => void = () => undefined
  const popup = attemptSignIn(
    session,
    () => new Promise<never>((_, reject) => (close = () => reject(new Error('closed')))),
  )
  await signIn(session)

  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
  expect(session.user()).toEqual(adaUser)

  close()
  await expect(popup).rejects.toThrow('closed')
  expect(session.user()).toEqual(adaUser)
})

test('a sign-in succeeds, then another fails and signs out of the provider → the user is signed out', async () => {
  const { session } = start(undefined)
  let refuse: () => void = () => undefined
  const popup = attemptSignIn(session, async (provider) => {
    await new Promise<void>((resolve) => (refuse = resolve))
    await provider.signOut()
    throw new Error('refused')
  })
  await signIn(session)

  refuse()

  await expect(popup).rejects.toThrow('refused')
  expect(session.user()).toBeUndefined()
})

test('storage is full → a sign-in still succeeds', async () => {
  const full = () => Promise.reject(new Error('QuotaExceededError'))
  const { session, otherTab, change } = start(
    undefined,
    fakeProvider({ setMemoryPersistence: full, setLocalPersistence: full }),
  )
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await signIn(session)

  expect(session.user()).toEqual(adaUser)
  expect(logged).toHaveBeenCalledTimes(2)
  otherTab(undefined)
  change(undefined)
  expect(session.user(), 'provider changes are applied again').toBeUndefined()
})

test('the user signs in in another tab during a sign-in that fails → the page reloads once', async () => {
  const { session, otherTab, reload } = start(undefined)

  await expect(
    attemptSignIn(session, () => {
      otherTab(adaUser)
      return Promise.reject(new Error('refused'))
    }),
  ).rejects.toThrow('refused')
  expect(reload).toHaveBeenCalledOnce()

  await expect(attemptSignIn(session, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(reload, 'no second reload').toHaveBeenCalledOnce()
})

test('the same user signs in in another tab during a successful sign-in → the page does not reload', async () => {
  const { session, otherTab, reload } = start(undefined)

  await attemptSignIn(session, async (provider) => {
    otherTab(adaUser)
    return { user: await provider.signIn('ada@example.com', 'strong') }
  })

  expect(session.user()).toEqual(adaUser)
  expect(reload).not.toHaveBeenCalled()
})

test('the user signs out in another tab before the timeout → this tab is signed out after the timeout', async () => {
  const { session, otherTab } = start(adaUser)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  otherTab(undefined)
  await vi.advanceTimersByTimeAsync(timeoutMs)

  expect(session.user()).toBeUndefined()
})

test('connecting to the provider fails → the next call retries', async () => {
  let tries = 0
  const { provider } = fakeProvider()
  const session = createSession({
    connect: () =>
      tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(provider),
    storedSession: () => undefined,
    watchOtherTabs: () => {},
    onEnded: () => {},
    reload: () => {},
  })

  await expect(session.connected()).rejects.toThrow('offline')

  expect(await session.connected()).toBe(provider)
})
