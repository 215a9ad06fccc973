import type { BrowserContext, Page, Request } from '@playwright/test'
import { authOrigin } from './environment.ts'

declare global {
  interface Window {
    noteViolation: (what: string) => void
  }
}

/** The Auth emulator's own pages want fonts from outside; what they complain of is not the shop's. */
const isEmulators = (url: string | undefined) => url?.startsWith(authOrigin) ?? false

/**
 * Notes all that should not happen in the pages of a context: page errors, console errors and
 * warnings, violations of the content security policy, and requests to the outside that no test
 * answers: the browser resolves no other name than this machine's (tools/test/find-browser.ts).
 */
export async function watch(context: BrowserContext, note: (problem: string) => void) {
  context.on('weberror', (webError) => {
    if (!isEmulators(webError.page()?.url())) note(`page error: ${String(webError.error())}`)
  })
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isEmulators(message.page()?.url())) return
    // Most tests have no service worker (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })

  await context.exposeFunction('noteViolation', (what: string) => note(`CSP violation: ${what}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.noteViolation(`${effectiveDirective} refused ${blockedURI}`),
    )
  })
  // Not a route: interception would switch the browser's cache off and slow every request down.
  context.on('requestfailed', (request) => {
    const isUnanswered = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED'
    if (isUnanswered && !isEmulators(askingPage(request)?.url()))
      note(`outside request: ${request.url()}`)
  })
}

function askingPage(request: Request): Page | undefined {
  return request.isNavigationRequest() ? undefined : request.frame().page()
}
