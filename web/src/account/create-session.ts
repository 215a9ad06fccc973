import { report } from '../browser/report.ts'
import type { User } from './account.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'
import type { StoredSession } from './stored-session.ts'

type Dependencies = {
  /** Loads the identity provider's chunk and its config. The session retries it after a failure. */
  connect: () => Promise<IdentityProvider>
  storedSession: () => StoredSession | undefined
  /** Calls `listener` when another tab may have signed in or out. */
  watchOtherTabs: (listener: () => void) => void
  /** Runs `call` when nothing more urgent is left to do. */
  whenIdle: (call: () => void) => void
  /** Called when the provider has ended the stored session. */
  onEnded: () => void
  /** Reloads the page. */
  reload: () => void
}

/** Milliseconds to wait for the provider before the stored session is used as it is (docs/readings.md, 1). */
export const timeoutMs = 8_000

/**
 * A store of the signed-in user that follows other tabs. `known` resolves when the auth state is known
 * (docs/readings.md, 1).
 */
export function createSession(dependencies: Dependencies) {
  const { connect, storedSession, watchOtherTabs, whenIdle, onEnded, reload } = dependencies
  let user: User | undefined
  let attempts = 0
  let missedAnotherTab = false
  let connecting: Promise<IdentityProvider> | undefined
  let resolveKnown: () => void
  const known = new Promise<void>((resolve) => (resolveKnown = resolve))
  const listeners = new Set<() => void>()

  const setUser = (next: User | undefined) => {
    user = next && {
      uid: next.uid,
      email: next.email,
      emailVerified: next.emailVerified,
      displayName: next.displayName,
    }
    resolveKnown()
    for (const listener of listeners) listener()
  }

  const connected = () => (connecting ??= firstConnection())

  async function firstConnection(): Promise<IdentityProvider> {
    try {
      const provider = await connect()
      await restored(provider)
      return provider
    } catch (error) {
      connecting = undefined
      throw error
    }
  }

  /** Follows the provider. Resolves once it has restored the stored session, or after the timeout. */
  function restored(provider: IdentityProvider) {
    let stored = storedSession()
    return new Promise<void>((resolve) => {
      provider.onChange((next) => {
        if (stored && !next) onEnded()
        stored = undefined
        // The state does not change during a sign-in attempt (docs/readings.md, 8).
        if (attempts === 0) setUser(next)
        resolve()
      })
      if (stored) setTimeout(resolve, timeoutMs)
      else resolve()
    })
  }

  const prepare = () => {
    connected().catch((error: unknown) => report('The identity provider is unreachable.', error))
  }

  /** Runs a sign-in. The provider persists the session only after `signIn` has succeeded (decision 0004). */
  async function attempt<Result extends { user: ProviderUser }>(
    signIn: (provider: IdentityProvider) => Promise<Result>,
  ): Promise<Result> {
    const provider = await connected()
    attempts += 1
    try {
      // Not awaited: a pop-up must open inside the click, and the provider queues its operations.
      if (attempts === 1) void setMemoryPersistence(provider)
      const result = await signIn(provider)
      // Does not wait for other attempts: their pop-ups may stay open for minutes.
      await setLocalPersistence(provider)
      setUser(result.user)
      return result
    } catch (error) {
      if (attempts === 1) await setLocalPersistence(provider)
      throw error
    } finally {
      attempts -= 1
      if (attempts === 0) syncAfterAttempts(provider)
    }
  }

  /**
   * Applies auth changes that were ignored during sign-in attempts: sets the provider's current user, and
   * reloads if another tab has signed in.
   */
  function syncAfterAttempts(provider: IdentityProvider) {
    const current = provider.current()
    if (current?.uid !== user?.uid) setUser(current)
    // The provider does not read the storage again by itself.
    if (missedAnotherTab && storedSession()?.uid !== current?.uid) reload()
    missedAnotherTab = false
  }

  const stored = storedSession()
  if (stored?.expired) {
    prepare()
    const timer = setTimeout(() => setUser(storedSession()), timeoutMs)
    void known.then(() => clearTimeout(timer))
  } else {
    setUser(stored)
    // The provider confirms the session in the background.
    if (stored) whenIdle(prepare)
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

// A full or blocked storage does not prevent a sign-in: the session then lasts as long as the page.
const setMemoryPersistence = (provider: IdentityProvider) =>
  provider.setMemoryPersistence().catch((error: unknown) => {
    report('Setting in-memory persistence failed.', error)
  })
const setLocalPersistence = (provider: IdentityProvider) =>
  provider.setLocalPersistence().catch((error: unknown) => {
    report('Setting local persistence failed.', error)
  })

export type Session = ReturnType<typeof createSession>
