import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AccountProvider } from '../account/account-provider.tsx'
import { createBrowserAccount } from '../account/browser-account.ts'
import { App } from './app.tsx'
import { matchRoute } from './match-route.ts'
import { showOfflineNotice } from './offline/offline-notice.ts'
import { registerWorker } from './offline/register-worker.ts'
import { historyKey, scrollFirstPage } from './scroll-first-page.ts'
import { startPrefetching } from './start-prefetching.ts'
import { reloadOnce } from '../browser/reload-once.ts'
import { report } from '../browser/report.ts'
import { reportUnhandled } from '../browser/report-unhandled.ts'
import { whenIdle } from '../browser/when-idle.ts'

reportUnhandled()

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const account = createBrowserAccount()
// Hosting serves 404.html at any path.
const hydrating = container.dataset.path === location.pathname
const app = (
  <StrictMode>
    <BrowserRouter>
      <AccountProvider store={account} hydrating={hydrating}>
        <App />
      </AccountProvider>
    </BrowserRouter>
  </StrictMode>
)

// The error boundary reports errors itself.
const options = { onCaughtError: () => undefined }

const { documentElement: page } = document
const { Screen } = matchRoute(location.pathname)
if (hydrating && page.hidden) void account.known.then(showPage)
// Nothing renders until the auth state is known (specification, section 4).
await Promise.all([account.known, loadScreen()])

if (hydrating) hydrateRoot(container, app, options)
else {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
  // The page must have a layout before the scroll position can be restored. The browser paints only
  // after this task, when the app has replaced the prerendered page.
  page.hidden = false
  flushSync(() => createRoot(container, options).render(app))
}

startPrefetching()
whenIdle(() => {
  showOfflineNotice()
  if (import.meta.env.PROD) registerWorker()
})

/** Shows the page that was blank until the auth state is known, unless account/connect.ts has shown it. */
function showPage() {
  page.hidden = false
  scrollFirstPage(location, historyKey())
}

/** Loads the page's screen. Where the prerendered page shows, it works meanwhile as far as links do. */
async function loadScreen(delayMs = 1000): Promise<void> {
  try {
    await Screen.preload().catch(reloadOnce)
  } catch (error) {
    report('The screen could not be loaded.', error)
    if (!hydrating) return
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await loadScreen(2 * delayMs)
  }
}
