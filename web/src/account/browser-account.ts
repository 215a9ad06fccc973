import { whenIdle } from '../browser/when-idle.ts'
import { createAccount } from './create-account.ts'
import { createSession } from './create-session.ts'
import { providerOrigins } from './provider-origins.ts'
import { isSessionKey, storedSession } from './stored-session.ts'

const authRuntime = () => import('./auth-runtime.ts')

/** Creates the account store with the browser's storage, events and reload. */
export function createBrowserAccount() {
  if (storedSession()?.expired) {
    for (const origin of providerOrigins()) preconnect(String(origin))
  }
  const session = createSession({
    connect: async () => (await authRuntime()).connect(),
    storedSession,
    watchOtherTabs,
    whenIdle,
    onEnded: () => void authRuntime().then(({ announceEnd }) => announceEnd()),
    reload,
  })
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

/** Connects to an origin of the identity provider while the SDK loads. */
function preconnect(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'preconnect', crossOrigin: '' })
  link.href = href
  document.head.append(link)
}
