import { cleanText } from '@shop/contract/clean-text'
import { report } from '../browser/report.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import type { AccountActions } from './actions.ts'
import type { Outcome } from './errors.ts'
import type { Provider } from './firebase.ts'
import { isSessionKey, storedSession } from './stored-session.ts'

export type User = { uid: string; email: string; displayName: string }

// A name from Google may be invisible.
export const nameOf = (user: User) => cleanText(user.displayName) || user.email

type Dependencies = {
  loadProvider: () => Promise<Provider>
  loadActions: () => Promise<(session: Session, provider: Provider) => AccountActions>
  storedSession: () => User | undefined
  watchOtherTabs: (listener: () => void) => void
  /** Called when the provider has ended the stored session. */
  onEnded: () => void
}

export type Session = {
  user: () => User | undefined
  setUser: (user: User | undefined) => void
}

/** Milliseconds to wait for the provider to report its user; then the stored session is used, and a call fails. */
export const timeoutMs = 5_000

export function createStore(dependencies: Dependencies) {
  const { loadProvider, loadActions, storedSession, watchOtherTabs, onEnded } = dependencies
  let user: User | undefined
  /** The stored session, until the provider has reported its user. */
  let stored = storedSession()
  let reported: Promise<void> | undefined
  let actions: AccountActions | undefined
  let resolveKnown: () => void
  const known = new Promise<void>((resolve) => (resolveKnown = resolve))
  const listeners = new Set<() => void>()

  const setUser = (next: User | undefined) => {
    user = next && { uid: next.uid, email: next.email, displayName: next.displayName }
    resolveKnown()
    for (const listener of listeners) listener()
  }

  const session: Session = { user: () => user, setUser }

  /** Follows the provider's user. Resolves after its first report. */
  const follow = (provider: Provider) =>
    new Promise<void>((resolve) => {
      if (!stored) resolve()
      provider.onChange((next) => {
        if (stored && !next) onEnded()
        stored = undefined
        setUser(next)
        resolve()
      })
    })

  /** Undefined if the provider cannot be reached or does not report its user in time; the next call retries. */
  async function load(): Promise<AccountActions | undefined> {
    if (actions) return actions
    try {
      const provider = await loadProvider()
      await withTimeout(timeoutMs, () => (reported ??= follow(provider)))
      const createActions = await loadActions()
      return (actions ??= createActions(session, provider))
    } catch (error) {
      report('The identity provider is unreachable.', error)
      return undefined
    }
  }

  async function run<Data>(
    action: (actions: AccountActions) => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const loaded = await load()
    return loaded ? action(loaded) : { ok: false, code: 'networkFailure' }
  }

  /** Loads the actions: browsers block a pop-up that does not open at once after a click. */
  const preload = () => void load()

  if (stored) {
    preload()
    const timer = setTimeout(() => setUser(storedSession()), timeoutMs)
    void known.then(() => clearTimeout(timer))
  } else setUser(undefined)

  watchOtherTabs(() => {
    // The other tab has signed out, so it is not the provider that ends the session.
    if (!storedSession()) stored = undefined
    if (storedSession()) preload()
    else if (!reported) setUser(undefined)
  })

  return {
    user: session.user,
    known,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run,
    preload,
  }
}

export type AccountStore = ReturnType<typeof createStore>

export function createBrowserStore(): AccountStore {
  const loadActions = () => import('./actions.ts')
  const announceEnd = async () => (await loadActions()).announceEnd()

  const store = createStore({
    loadProvider: async () => {
      loadActions().catch(() => undefined)
      return (await import('./firebase.ts')).startProvider()
    },
    loadActions: async () => (await loadActions()).createActions,
    storedSession,
    watchOtherTabs: (listener) =>
      addEventListener('storage', ({ key }) => {
        if (isSessionKey(key)) listener()
      }),
    onEnded: () => void announceEnd(),
  })
  // Blank, so there was a session when it opened: the provider has ended it before the app has loaded.
  if (document.documentElement.hidden && !storedSession()) void announceEnd()
  // A page in the back-forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedSession()?.uid !== store.user()?.uid) location.reload()
  })
  return store
}
