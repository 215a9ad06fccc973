import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AccountProvider } from '../account/account-provider.tsx'
import { createBrowserAccount } from '../account/browser-account.ts'
import { hasStoredSession } from '../account/stored-session.ts'
import { App } from './app.tsx'
import { matchRoute } from './match-route.ts'
import { registerWorkerWhenIdle } from './offline/register-worker.ts'
import { prefetchLater } from './prefetch/prefetch-later.ts'
import { reloadOnce } from '../browser/reload-once.ts'
import { report } from '../browser/report.ts'
import { reportUnhandled } from '../browser/report-unhandled.ts'

reportUnhandled()
if (import.meta.env.PROD) registerWorkerWhenIdle()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const account = createBrowserAccount()
const app = (
  <StrictMode>
    <BrowserRouter>
      <AccountProvider store={account}>
        <App />
      </AccountProvider>
    </BrowserRouter>
  </StrictMode>
)

// The boundary that catches an error reports it.
const options = { onCaughtError: () => undefined }

// Nothing is shown until it is known who is there (specification, section 4).
const signedInBefore = hasStoredSession()
const { Screen } = matchRoute(location.pathname)
try {
  await Promise.all([account.known, Screen.preload().catch(reloadOnce)])
} catch (error) {
  // A signed-out visitor keeps what was prerendered: its links work without any script.
  if (!signedInBefore) throw error
  report('The screen could not be loaded.', error)
}

// A prerendered page shows a signed-out visitor, and 404.html is served under any address.
if (!signedInBefore && container.dataset.path === location.pathname)
  hydrateRoot(container, app, options)
else {
  for (const part of document.head.querySelectorAll('[data-page]')) part.remove()
  container.replaceChildren()
  // Laid out from now on, so that the screen finds its place again; nothing is painted before the
  // end of this task, by when the app stands where the prerendered page stood.
  document.documentElement.hidden = false
  flushSync(() => createRoot(container, options).render(app))
}

prefetchLater()
