import type { BrowserContext, Page, Request } from '@playwright/test'
import { authOrigin } from './environment.ts'

/** Whether a page is the Auth emulator's. These request external fonts and log errors about them. */
const isEmulators = (url: string | undefined) => url?.startsWith(authOrigin) ?? false

/**
 * Reports problems in the pages of a context: uncaught errors, console errors and warnings, and external requests.
 * The browser resolves local host names only (tools/browsers.ts).
 */
export function watch(context: BrowserContext, note: (problem: string) => void) {
  context.on('weberror', (webError) => {
    if (!isEmulators(webError.page()?.url())) note(`page error: ${String(webError.error())}`)
  })
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isEmulators(message.page()?.url())) return
    // Most tests block service workers (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })

  // A listener, because a route would disable the HTTP cache and delay each request.
  context.on('requestfailed', (request) => {
    const isUnresolved = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED'
    if (isUnresolved && !isEmulators(pageOf(request)?.url()))
      note(`external request: ${request.url()}`)
  })
}

function pageOf(request: Request): Page | undefined {
  return request.isNavigationRequest() ? undefined : request.frame().page()
}
