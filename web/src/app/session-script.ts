import { providerOrigins, sessionKey, webConfigUrl } from '../account/stored-session.ts'

// Runs on every page before the stylesheet has loaded. With a stored session the page is blank until the app
// renders it (readings, Auth state), because the prerendered page is the signed-out one.

declare global {
  interface Window {
    /** With a stored session: resolves when the provider has been asked for it, or after a timeout. */
    connected?: Promise<unknown>
  }
}

const connectTimeoutMs = 500

/** Milliseconds after which the prerendered page shows, because the app has not loaded. */
const timeoutMs = 10_000

if (sessionKey()) {
  const page = document.documentElement
  page.hidden = true
  setTimeout(() => (page.hidden = false), timeoutMs)

  // Fills the browser's cache for account/web-config.ts.
  fetch(webConfigUrl, { cache: 'force-cache' }).catch(() => undefined)
  for (const href of providerOrigins()) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preconnect', crossOrigin: '', href }))
  }
  const files = document.querySelectorAll<HTMLLinkElement>('[rel~=session]')
  for (const file of files) file.rel = 'modulepreload'
  window.connected = new Promise((resolve) => {
    setTimeout(resolve, connectTimeoutMs)
    import(/* @vite-ignore */ files[0]?.href ?? '')
      .then((provider: { connect: () => Promise<unknown> }) => provider.connect())
      .then(resolve, resolve)
  })
}
