import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AccountProvider } from '../account/account-provider.tsx'
import { createBrowserStore } from '../account/store.ts'
import { App } from '../app/app.tsx'
import { registerWorker, showOfflineNotice } from '../app/offline.ts'
import { reportErrors, rootOptions, sendError } from '../app/report-errors.ts'
import { routeOf, screenOf } from '../app/route-table.tsx'
import { PrefetchContext } from '../navigation/link.tsx'
import { reloadOnce } from '../browser/reload-once.ts'
import { report } from '../browser/report.ts'
import { setAppMounted } from '../browser/use-browser-state.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { routes } from '../routes.ts'
import { TakeOver } from './take-over.tsx'

reportErrors()

// A held Enter would press what has the focus by then, such as Save after Edit.
window.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
})

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const account = createBrowserStore()
const app = (
  <StrictMode>
    <BrowserRouter>
      <AccountProvider store={account}>
        <PrefetchContext value={(path) => screenOf(path).prefetch()}>
          <TakeOver>
            <App />
          </TakeOver>
        </PrefetchContext>
      </AccountProvider>
    </BrowserRouter>
  </StrictMode>
)

const screen = screenOf(location.pathname)
// Hosting serves 404.html at any path.
const isPrerendered = container.dataset.path === location.pathname
// Below another path, as in an archive, the app has no page in its place.
const isCopy =
  container.dataset.path !== undefined &&
  container.dataset.path !== routes.notFound.path &&
  routeOf(location.pathname).name === routes.notFound.name
// Nothing renders until the auth state is known (specification, section 4).
await Promise.all([account.known, loadScreen()])

// Still blank if a session was stored (session-script.ts). The browser paints only after this task.
const { hidden: isBlank } = document.documentElement
document.documentElement.hidden = false
// The prerendered page is that of a signed-out visitor.
if (isPrerendered && !account.user()) {
  // A transition hydrates in slices, between which the browser responds to input.
  startTransition(() => void hydrateRoot(container, app, rootOptions))
} else if (!isCopy) {
  // No element of the page to hydrate, and no input to keep.
  if (isBlank) setAppMounted()
  flushSync(() => createRoot(container, rootOptions).render(app))
}

whenIdle(() => {
  showOfflineNotice()
  if (import.meta.env.PROD) registerWorker()
})

/** Loads the page's screen. Where the prerendered page shows, it works meanwhile as far as links do. */
async function loadScreen(delayMs = 1000): Promise<void> {
  try {
    await screen.preload().catch(reloadOnce)
  } catch (error) {
    report('The screen could not be loaded.', error)
    sendError(error)
    if (!isPrerendered) return
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    await loadScreen(2 * delayMs)
  }
}
