import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { isSessionKey, storedSession } from './stored-session.ts'

const engine = () => import('./account-engine.ts')

/** The account on what a browser offers. */
export function createBrowserAccount() {
  const session = createSession({
    connect: async () => (await engine()).connect(),
    storedSession,
    watchOtherTabs,
    reload,
  })
  // A page out of the back-forward cache has missed what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedSession()?.uid !== session.user()?.uid) reload()
  })
  return createAccount({ session, loadWays: async () => (await engine()).waysOf(session) })
}

function watchOtherTabs(listener: () => void) {
  window.addEventListener('storage', ({ key }) => {
    if (isSessionKey(key)) listener()
  })
}

const reload = () => {
  location.reload()
}
