import { report } from '../browser/report.ts'
import type { User } from './account.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'

export type SessionParts = {
  /** Loads the identity provider's chunk and its config; tried again after a failure. */
  connect: () => Promise<IdentityProvider>
  storedSession: () => User | undefined
  /** Calls back when another tab may have signed in or out. */
  watchOtherTabs: (listener: () => void) => void
  /** Loads the page anew. */
  reload: () => void
}

/** A kept session counts as known after this many milliseconds without an answer (reading 1). */
export const patience = 8_000

/** Who is signed in, followed across tabs; reading 1 settles when that is known. */
export function createSession({ connect, storedSession, watchOtherTabs, reload }: SessionParts) {
  let user: User | undefined
  let attempts = 0
  let missedAnotherTab = false
  let connecting: Promise<IdentityProvider> | undefined
  let settle: () => void
  const known = new Promise<void>((resolve) => (settle = resolve))
  const listeners = new Set<() => void>()

  const setUser = (next: User | undefined) => {
    user = next && { uid: next.uid, email: next.email, displayName: next.displayName }
    settle()
    for (const listener of listeners) listener()
  }

  const connected = () => (connecting ??= firstConnection())

  async function firstConnection(): Promise<IdentityProvider> {
    try {
      const provider = await connect()
      // While somebody is signing in, the state stays as it is (reading 8).
      provider.onChange((next) => {
        if (attempts === 0) setUser(next)
      })
      return provider
    } catch (error) {
      connecting = undefined
      throw error
    }
  }

  const prepare = () => {
    connected().catch((error: unknown) => report('The identity provider is out of reach.', error))
  }

  /** Runs a way of signing in; its session leaves this page only when `way` has succeeded. */
  async function attempt<SignInResult extends { user: ProviderUser }>(
    way: (provider: IdentityProvider) => Promise<SignInResult>,
  ): Promise<SignInResult> {
    const provider = await connected()
    attempts += 1
    try {
      // Not awaited: a pop-up must open inside the click, and the provider queues its own work.
      if (attempts === 1) void hold(provider)
      const entrance = await way(provider)
      // At once: another attempt's pop-up may stay open for long.
      await keep(provider)
      setUser(entrance.user)
      return entrance
    } catch (error) {
      if (attempts === 1) await keep(provider)
      throw error
    } finally {
      attempts -= 1
      if (attempts === 0) catchUp(provider)
    }
  }

  /** What was not followed during the attempts: the provider's changes, and another tab's sign-in. */
  function catchUp(provider: IdentityProvider) {
    const current = provider.current()
    if (current?.uid !== user?.uid) setUser(current)
    // The provider does not look into the storage again by itself.
    if (missedAnotherTab && storedSession()?.uid !== current?.uid) reload()
    missedAnotherTab = false
  }

  if (storedSession()) {
    prepare()
    const giveUp = setTimeout(() => setUser(storedSession()), patience)
    void known.then(() => clearTimeout(giveUp))
  } else {
    setUser(undefined)
  }

  watchOtherTabs(() => {
    if (attempts > 0) missedAnotherTab = true
    else if (storedSession()) prepare()
    else if (!connecting) setUser(undefined)
  })

  return {
    user: () => user,
    known,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    connected,
    prepare,
    attempt,
    setUser,
  }
}

/** A full or closed storage keeps nobody from signing in: the session then lives in this page. */
const hold = (provider: IdentityProvider) =>
  provider.setMemoryPersistence().catch((error: unknown) => {
    report('The session could not be held back.', error)
  })
const keep = (provider: IdentityProvider) =>
  provider.setLocalPersistence().catch((error: unknown) => {
    report('The session could not be kept.', error)
  })

export type Session = ReturnType<typeof createSession>
