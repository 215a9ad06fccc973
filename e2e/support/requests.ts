import type { Page, Request, Route } from '@playwright/test'

/** Logged when a sign-in or sign-up fails (specification, section 8). */
export const loggedFailure = /Failed to (sign in|create)/

export const calls = {
  register: '**/api/auth/register',
  login: '**/api/auth/login',
  profile: '**/api/auth/profile',
  providerSignIn: '**/accounts:signInWithPassword?*',
  providerSignUp: '**/accounts:signUp?*',
  providerDelete: '**/accounts:delete?*',
  providerMail: '**/accounts:sendOobCode?*',
  providerLookup: '**/accounts:lookup?*',
} as const

export function backendRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request)
  })
  return requests
}

export const asCalls = (requests: readonly Request[]) =>
  requests.map((request) => [
    request.method(),
    new URL(request.url()).pathname,
    request.postDataJSON() as unknown,
  ])

/** Delays requests to this URL, of one method or all. `requested` resolves when the first arrives. */
export async function hold(page: Page, url: string | RegExp, method?: string) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let arrived: () => void = () => undefined
  const requested = new Promise<void>((resolve) => (arrived = resolve))
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    arrived()
    await released
    await route.continue()
  })
  return { requested, release }
}

/** For page.route(): loses the response. web/src/account/api.test.ts covers the other failures of a call. */
export async function cutAfter(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

export const loggedCut = 'ERR_CONNECTION_RESET'
