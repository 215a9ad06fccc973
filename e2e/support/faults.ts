import type { Page, Route } from '@playwright/test'

export type Fault = {
  name: string
  /** Handles the request. */
  strike: (route: Route) => Promise<void>
  /** Whether the request reaches the backend. */
  isHeard: boolean
  /** The browser's console message, if any. */
  logged?: RegExp
}

const lost = /ERR_CONNECTION_RESET/

/** Failures of a call between the browser and Firestore. */
export const faults: readonly Fault[] = [
  {
    name: 'the connection is cut before the request arrives',
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
    name: 'the response is cut short',
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
    name: 'a proxy responds with an HTML page',
    strike: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    isHeard: false,
    logged: /status of 502/,
  },
  {
    name: 'a captive portal responds with its login page',
    strike: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi</h1>' }),
    isHeard: false,
  },
]

/** Applies the fault to the next request to this address only. */
export const once = (page: Page, address: string, { strike }: Fault) =>
  page.route(address, strike, { times: 1 })
