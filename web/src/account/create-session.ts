import { report } from '../browser/report.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import type { User } from './account.ts'
import type { IdentityProvider } from './identity-provider.ts'

type Dependencies = {
  /** Loads the identity provider's chunk and its config. The session retries it after a failure. */
  connect: () => Promise<IdentityProvider>
  storedSession: () => User | undefined
  /** Calls `listener` when another tab may have signed in or out. */
  watchOtherTabs: (listener: () => void) => void
  /** Called when the provider has ended the stored session. */
  onEnded: () => void
  /** Reloads the page. */
  reload: () => void
}

/**
 * Milliseconds to wait for the provider to report the user of the stored session, before the session is used
 * as it is (readings, Auth state) and before a call fails.
 */
export const timeoutMs = 5_000

/**
 * A store of the signed-in user that follows other tabs. `known` resolves when the auth state is known
 * (readings, Auth state).
 */
export function createSession(dependencies: Dependencies) {
  const { connect, storedSession, watchOtherTabs, onEnded, reload } = dependencies
  let user: User | undefined
  /** The stored session, until the provider has reported its user. */
  let stored = storedSession()
  /** Sign-in attempts: how many are running, and whether another tab may have signed in meanwhile. */
  const attempts = { running: 0, missedAnotherTab: false }
  let following: ReturnType<typeof follow> | undefined
  let resolveKnown: () => void
  const known = new Promise<void>((resolve) => (resolveKnown = resolve))
  const listeners = new Set<() => void>()

  const setUser = (next: User | undefined) => {
    user = next && { uid: next.uid, email: next.email, displayName: next.displayName }
    resolveKnown()
    for (const listener of listeners) listener()
  }

  /** Connects to the provider and follows its user. `reported` resolves after its first report. */
  async function follow() {
    const provider = await connect()
    const reported = new Promise<void>((resolve) => {
      if (!stored) resolve()
      provider.onChange((next) => {
        if (stored && !next) onEnded()
        stored = undefined
        // The state does not change during a sign-in attempt (readings, E-mail sign-up).
        if (attempts.running === 0) setUser(next)
        resolve()
      })
    })
    return { provider, reported }
  }

  /** @throws if the provider cannot be reached or does not report its user in time; the next call retries */
  async function connected(): Promise<IdentityProvider> {
    following ??= follow().catch((error: unknown) => {
      following = undefined
      throw error
    })
    const { provider, reported } = await following
    await withTimeout(timeoutMs, () => reported)
    return provider
  }

  const prepare = () => {
    connected().catch((error: unknown) => report('The identity provider is unreachable.', error))
  }

  if (stored) {
    prepare()
    const timer = setTimeout(() => setUser(storedSession()), timeoutMs)
    void known.then(() => clearTimeout(timer))
  } else setUser(undefined)

  watchOtherTabs(() => {
    // The other tab has signed out, so it is not the provider that ends the session.
    if (!storedSession()) stored = undefined
    if (attempts.running > 0) attempts.missedAnotherTab = true
    else if (storedSession()) prepare()
    else if (!following) setUser(undefined)
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
