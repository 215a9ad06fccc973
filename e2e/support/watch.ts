import type { BrowserContext, Page, Request } from '@playwright/test'
import { authOrigin } from './environment.ts'
import { gapiStub } from './gapi-stub.ts'

declare global {
  interface Window {
    noteViolation: (what: string) => void
  }
}

const isOutside = ({ hostname }: URL) => hostname !== '127.0.0.1'

/** The Auth emulator's own pages want fonts from outside; what they complain of is not the shop's. */
const isEmulators = (url: string | undefined) => url?.startsWith(authOrigin) ?? false

/**
 * Notes all that should not happen in the pages of a context: page errors, console errors and
 * warnings, violations of the content security policy, and requests to the outside, none of which
 * leaves the machine. Google's script for the sign-in pop-up is answered by a stub.
 */
export async function watch(context: BrowserContext, note: (problem: string) => void) {
  context.on('weberror', (webError) => {
    if (!isEmulators(webError.page()?.url())) note(`page error: ${String(webError.error())}`)
  })
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isEmulators(message.page()?.url())) return
    // Most journeys have no service worker (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })

  await context.exposeFunction('noteViolation', (what: string) => note(`CSP violation: ${what}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.noteViolation(`${effectiveDirective} refused ${blockedURI}`),
    )
  })
  await context.route(isOutside, async (route) => {
    const request = route.request()
    if (!isEmulators(askingPage(request)?.url())) note(`outside request: ${request.url()}`)
    await route.abort()
  })
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiStub }),
  )
}

function askingPage(request: Request): Page | undefined {
  return request.isNavigationRequest() ? undefined : request.frame().page()
}
