import { report } from '../browser/report.ts'
import type { User } from './account.ts'
import type { IdentityProvider } from './identity-provider.ts'
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
  /** Sign-in attempts: how many are running, and whether another tab may have signed in meanwhile. */
  const attempts = { running: 0, missedAnotherTab: false }
  let connecting: Promise<IdentityProvider> | undefined
  let resolveKnown: () => void
  const known = new Promise<void>((resolve) => (resolveKnown = resolve))
  const listeners = new Set<() => void>()

  const setUser = (next: User | undefined) => {
    user = next && { uid: next.uid, email: next.email, displayName: next.displayName }
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
        if (attempts.running === 0) setUser(next)
        resolve()
      })
      if (stored) setTimeout(resolve, timeoutMs)
      else resolve()
    })
  }

  const prepare = () => {
    connected().catch((error: unknown) => report('The identity provider is unreachable.', error))
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
    if (attempts.running > 0) attempts.missedAnotherTab = true
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
    attempts,
    setUser,
    storedSession,
    reload,
  }
}

export type Session = ReturnType<typeof createSession>
