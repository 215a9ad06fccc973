import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { isSessionKey, storedSession } from './stored-session.ts'

const authRuntime = () => import('./auth-runtime.ts')

/** The account on what a browser offers. */
export function createBrowserAccount() {
  const session = createSession({
    connect: async () => (await authRuntime()).connect(),
    storedSession,
    watchOtherTabs,
    reload,
  })
  // A page out of the back-forward cache has missed what happened meanwhile.
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
