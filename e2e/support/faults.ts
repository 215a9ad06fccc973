import type { Page, Route } from '@playwright/test'

export type Fault = {
  name: string
  /** What it does to a request. */
  strike: (route: Route) => Promise<void>
  /** Whether the backend has heard the request all the same. */
  isHeard: boolean
  /** What the browser's console says of it, if anything. */
  logged?: RegExp
}

const lost = /ERR_CONNECTION_RESET/

/** What can happen to a call between the browser and Firestore. */
export const faults: readonly Fault[] = [
  {
    name: 'the connection is cut before the call arrives',
    strike: (route) => route.abort('connectionreset'),
    isHeard: false,
    logged: lost,
  },
  {
    name: 'the connection is cut after the write',
    strike: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    isHeard: true,
    logged: lost,
  },
  {
    name: 'the answer is cut short',
    strike: async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 20) })
    },
    isHeard: true,
  },
  {
    name: 'the function fails',
    strike: (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal', message: 'Something went wrong. Please try again.' },
      }),
    isHeard: false,
    logged: /status of 500/,
  },
  {
    name: 'the function fails after the write',
    strike: async (route) => {
      await route.fetch()
      await route.fulfill({ status: 500, body: '' })
    },
    isHeard: true,
    logged: /status of 500/,
  },
  {
    name: 'Firestore cannot be reached',
    strike: (route) =>
      route.fulfill({
        status: 503,
        json: {
          code: 'unavailable',
          message: 'The service cannot be reached at the moment. Please try again.',
        },
      }),
    isHeard: false,
    logged: /status of 503/,
  },
  {
    name: 'a proxy answers with a page of its own',
    strike: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    isHeard: false,
    logged: /status of 502/,
  },
  {
    name: 'a network that wants a login answers with its page',
    strike: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi</h1>' }),
    isHeard: false,
  },
]

/** Lets the fault happen to the next request to this address only. */
export const once = (page: Page, address: string, { strike }: Fault) =>
  page.route(address, strike, { times: 1 })
