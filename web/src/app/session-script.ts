import { providerOrigins, webConfigUrl } from '../account/provider-origins.ts'
import { isExpired, sessionRecord } from '../account/stored-session.ts'

/*
 * The script that runs on every page before the stylesheet has loaded. Nothing renders until the auth
 * state is known (specification, section 4; docs/readings.md, 1). The prerendered page is the signed-out
 * one: with an unexpired session, the stylesheet hides the elements that differ for a signed-in visitor
 * (class account-part). With an expired one the page is blank until the provider has confirmed it, so the
 * code and the config for that load at once.
 */
const session = sessionRecord()
if (session !== undefined) {
  const page = document.documentElement
  page.dataset.account = 'pending'
  if (isExpired(session)) {
    page.hidden = true
    addLink({ rel: 'preload', href: webConfigUrl, as: 'fetch' })
    for (const href of providerOrigins()) addLink({ rel: 'preconnect', href })
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=session]')) {
      import(/* @vite-ignore */ href).catch(() => undefined)
    }
  }
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(
    Object.assign(document.createElement('link'), { crossOrigin: '' }, properties),
  )
}
