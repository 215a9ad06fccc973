import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { isSessionKey, storedSession } from './stored-session.ts'

const authRuntime = () => import('./auth-runtime.ts')

const announceEnd = async () => (await authRuntime()).announceEnd()

/** Creates the account store with the browser's storage, events and reload. */
export function createBrowserAccount() {
  const session = createSession({
    connect: async () => {
      // Prefetches the actions. After a failure, the first use of one loads them.
      authRuntime().catch(() => undefined)
      return (await import('./connect.ts')).connect()
    },
    storedSession,
    watchOtherTabs,
    onEnded: () => void announceEnd(),
    reload,
  })
  // Blank, so there was a session when it opened: the provider has ended it before the app has loaded.
  if (document.documentElement.hidden && !storedSession()) void announceEnd()
  // A page in the back-forward cache receives no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedSession()?.uid !== session.user()?.uid) reload()
  })
  return createAccount({
    session,
    loadActions: async () => (await authRuntime()).actionsOf(session),
  })
}

function watchOtherTabs(listener: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) listener()
  })
}

const reload = () => {
  location.reload()
}
