import { providerOrigins, sessionKey, webConfigUrl } from '../account/stored-session.ts'

// Runs on every page before the stylesheet has loaded. With a stored session the page is blank until the app
// renders it (readings, Auth state), because the prerendered page is the signed-out one.

declare global {
  interface Window {
    /** With a stored session: resolves when the provider has been asked for it, or after a timeout. */
    appMayLoad?: Promise<unknown>
  }
}

/** Milliseconds for the provider alone, before the app loads. */
const providerTimeoutMs = 500

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
  // build/page-links.ts lists the files.
  for (const file of document.querySelectorAll<HTMLLinkElement>('[rel~=session]'))
    file.rel = 'modulepreload'
  const provider = document.querySelector<HTMLLinkElement>('[data-load=provider]')
  window.appMayLoad = new Promise((resolve) => {
    setTimeout(resolve, providerTimeoutMs)
    import(/* @vite-ignore */ provider?.href ?? '')
      .then(({ startProvider }: typeof import('../account/firebase.ts')) => startProvider())
      .then(resolve, resolve)
  })
} else {
  // Vite preloads no file to which the page has a link.
  for (const file of document.querySelectorAll('[rel=session]')) file.remove()
}
