import type { Route } from '@playwright/test'

/**
 * Handler for page.route(): the server has handled the request, and the response is lost. The app cannot tell this from
 * a request that has not arrived. web/src/account/api.test.ts covers the other failures of a call.
 */
export async function cutAfter(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

export const loggedCut = 'ERR_CONNECTION_RESET'
