import { providerOrigins, sessionKey, webConfigUrl } from '../account/stored-session.ts'

// Runs on every page before the stylesheet has loaded. With a stored session the page is blank until the app
// renders it (readings, Auth state), because the prerendered page is the signed-out one.

/** Milliseconds after which the prerendered page shows, because the app has not loaded. */
const timeoutMs = 10_000

if (sessionKey()) {
  const page = document.documentElement
  page.hidden = true
  setTimeout(() => (page.hidden = false), timeoutMs)

  addLink({ rel: 'preload', href: webConfigUrl, as: 'fetch' })
  for (const href of providerOrigins()) addLink({ rel: 'preconnect', href })
  const files = document.querySelectorAll<HTMLLinkElement>('[rel~=session]')
  for (const file of files) file.rel = 'modulepreload'
  import(/* @vite-ignore */ files[0]?.href ?? '').catch(() => undefined)
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(
    Object.assign(document.createElement('link'), { crossOrigin: '' }, properties),
  )
}
