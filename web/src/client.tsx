import './styles.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AccountProvider } from './account/account-provider.tsx'
import { createBrowserAccount } from './account/browser-account.ts'
import { storedSession } from './account/stored-session.ts'
import { App } from './app.tsx'
import { routeOf } from './routes.tsx'

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

// Nothing is shown until it is known who is there (specification, section 4).
const signedInBefore = storedSession() !== undefined
await Promise.all([account.known, routeOf(location.pathname).Screen.preload()])

// A prerendered page shows a signed-out visitor, and 404.html is served under any address.
if (!signedInBefore && container.dataset.path === location.pathname) hydrateRoot(container, app)
else {
  for (const part of document.head.querySelectorAll('[data-page]')) part.remove()
  // At once: what was prerendered gives way to the app without a blank moment between.
  flushSync(() => createRoot(container).render(app))
}
document.documentElement.hidden = false
