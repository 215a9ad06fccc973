import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from './account.ts'
import { createSession, patience, type Session } from './create-session.ts'
import { ada, fakeProvider } from './fakes.ts'

const kept: User = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(stored: User | undefined, connecting = fakeProvider()) {
  let connections = 0
  let nudge = () => {}
  let inStorage = stored
  const reload = vi.fn()
  const session = createSession({
    connect: () => {
      connections += 1
      return Promise.resolve(connecting.provider)
    },
    storedSession: () => inStorage,
    watchOtherTabs: (listener) => (nudge = listener),
    reload,
  })
  return {
    session,
    reload,
    connections: () => connections,
    otherTab: (user: User | undefined) => {
      inStorage = user
      nudge()
    },
    ...connecting,
  }
}

const signIn = (session: Session) =>
  session.attempt(async (provider) => ({
    user: await provider.signIn('ada@example.com', 'strong'),
  }))

async function isKnown(session: { known: Promise<void> }) {
  let known = false
  void session.known.then(() => (known = true))
  await vi.advanceTimersByTimeAsync(0)
  return known
}

test('without a stored session a visitor is signed out at once, and nothing is loaded', async () => {
  const { session, connections } = start(undefined)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toBeUndefined()
  expect(connections()).toBe(0)
})

test('a stored session is known when the provider has confirmed it', async () => {
  const { session, change } = start(kept)
  expect(await isKnown(session)).toBe(false)

  change(ada)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toEqual(kept)
})

test('a stored session that the provider no longer knows is signed out', async () => {
  const { session, change } = start(kept)
  await isKnown(session)

  change(undefined)

  expect(await isKnown(session)).toBe(true)
  expect(session.user()).toBeUndefined()
})

test('after eight seconds without an answer the kept session is taken as known', async () => {
  const { session, change } = start(kept)

  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(session.user()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(session.user()).toEqual(kept)

  change(undefined)
  expect(session.user()).toBeUndefined()
})

test('a sign-in in another tab is followed by a tab that never loaded the provider', async () => {
  const { session, otherTab, change, connections } = start(undefined)
  const heard = vi.fn()
  session.subscribe(heard)

  otherTab(kept)
  await vi.advanceTimersByTimeAsync(0)
  change(ada)

  expect(connections()).toBe(1)
  expect(session.user()).toEqual(kept)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('while somebody signs in the state does not change, and afterwards it is theirs', async () => {
  const { session, change, calls } = start(undefined)

  await session.attempt(() => {
    change(ada)
    expect(session.user()).toBeUndefined()
    return Promise.resolve({ user: ada })
  })

  expect(session.user()).toEqual(kept)
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])
})

test('a failed sign-in leaves the state as it was and lets other tabs be followed again', async () => {
  const { session, change, calls } = start(undefined)

  await expect(session.attempt(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(session.user()).toBeUndefined()
  expect(calls).toEqual(['setMemoryPersistence', 'setLocalPersistence'])

  change(ada)
  expect(session.user()).toEqual(kept)
})

test('of two attempts at once the session is held until the last has ended', async () => {
  const { session, calls } = start(undefined)
  let finish: () => void = () => undefined
  const second = session.attempt(async (provider) => {
    await new Promise<void>((resolve) => (finish = resolve))
    return { user: await provider.signIn('ada@example.com', 'strong') }
  })

  await expect(session.attempt(() => Promise.reject(new Error('cancelled')))).rejects.toThrow()
  expect(calls).toEqual(['setMemoryPersistence'])

  finish()
  await second
  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
  expect(session.user()).toEqual(kept)
})

test('a sign-in is kept while another attempt’s pop-up stays open', async () => {
  const { session, calls } = start(undefined)
  let close: () => void = () => undefined
  const popup = session.attempt(
    () => new Promise<never>((_, reject) => (close = () => reject(new Error('closed')))),
  )
  await signIn(session)

  expect(calls).toEqual(['setMemoryPersistence', 'signIn', 'setLocalPersistence'])
  expect(session.user()).toEqual(kept)

  close()
  await expect(popup).rejects.toThrow('closed')
  expect(session.user()).toEqual(kept)
})

test('a refused attempt that signed the provider out after another had succeeded signs out here too', async () => {
  const { session } = start(undefined)
  let refuse: () => void = () => undefined
  const popup = session.attempt(async (provider) => {
    await new Promise<void>((resolve) => (refuse = resolve))
    await provider.signOut()
    throw new Error('refused')
  })
  await signIn(session)

  refuse()

  await expect(popup).rejects.toThrow('refused')
  expect(session.user()).toBeUndefined()
})

test('a storage that takes nothing keeps nobody from signing in', async () => {
  const full = () => Promise.reject(new Error('QuotaExceededError'))
  const { session, otherTab, change } = start(
    undefined,
    fakeProvider({ setMemoryPersistence: full, setLocalPersistence: full }),
  )
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  await signIn(session)

  expect(session.user()).toEqual(kept)
  expect(logged).toHaveBeenCalledTimes(2)
  otherTab(undefined)
  change(undefined)
  expect(session.user(), 'other tabs are followed again').toBeUndefined()
  logged.mockRestore()
})

test('a sign-in in another tab during an attempt that fails is found by loading the page anew', async () => {
  const { session, otherTab, reload } = start(undefined)

  await expect(
    session.attempt(() => {
      otherTab(kept)
      return Promise.reject(new Error('refused'))
    }),
  ).rejects.toThrow('refused')
  expect(reload).toHaveBeenCalledOnce()

  await expect(session.attempt(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(reload, 'but only once').toHaveBeenCalledOnce()
})

test('the same sign-in in another tab during an attempt that succeeds changes nothing', async () => {
  const { session, otherTab, reload } = start(undefined)

  await session.attempt(async (provider) => {
    otherTab(kept)
    return { user: await provider.signIn('ada@example.com', 'strong') }
  })

  expect(session.user()).toEqual(kept)
  expect(reload).not.toHaveBeenCalled()
})

test('after eight seconds it counts what is kept then: a sign-out in another tab is not undone', async () => {
  const { session, otherTab } = start(kept)

  otherTab(undefined)
  await vi.advanceTimersByTimeAsync(patience)

  expect(session.user()).toBeUndefined()
})

test('a provider out of reach is tried again at the next need', async () => {
  let tries = 0
  const { provider } = fakeProvider()
  const session = createSession({
    connect: () =>
      tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(provider),
    storedSession: () => undefined,
    watchOtherTabs: () => {},
    reload: () => {},
  })

  await expect(session.connected()).rejects.toThrow('offline')

  expect(await session.connected()).toBe(provider)
})
