import type { Route } from '@playwright/test'

/** Handlers for page.route(). web/src/account/api.test.ts covers the other failures of a call. */
export const cutBefore = (route: Route) => route.abort('connectionreset')

/** The server has handled the request, and the response is lost. */
export async function cutAfter(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

export const faults = [
  ['the connection is cut before the request arrives', cutBefore],
  ['the connection is cut after the request is handled', cutAfter],
] as const

/** The browser's console message. */
export const loggedCut = 'ERR_CONNECTION_RESET'
