import type { Page, Route } from '@playwright/test'

export type Fault = {
  name: string
  /** Handler for page.route() that makes the request fail. */
  handle: (route: Route) => Promise<void>
  /** Whether the request reaches the backend. */
  reachesBackend: boolean
  /** The browser's console message, if any. */
  logged?: RegExp
}

const lost = /ERR_CONNECTION_RESET/

/** Failures of a call between the browser and Firestore. */
export const faults: readonly Fault[] = [
  {
    name: 'the connection is cut before the request arrives',
    handle: (route) => route.abort('connectionreset'),
    reachesBackend: false,
    logged: lost,
  },
  {
    name: 'the connection is cut after the write',
    handle: async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    reachesBackend: true,
    logged: lost,
  },
  {
    name: 'the response is cut short',
    handle: async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 20) })
    },
    reachesBackend: true,
  },
  {
    name: 'the function fails',
    handle: (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal', message: 'Something went wrong. Please try again.' },
      }),
    reachesBackend: false,
    logged: /status of 500/,
  },
  {
    name: 'the function fails after the write',
    handle: async (route) => {
      await route.fetch()
      await route.fulfill({ status: 500, body: '' })
    },
    reachesBackend: true,
    logged: /status of 500/,
  },
  {
    name: 'Firestore cannot be reached',
    handle: (route) =>
      route.fulfill({
        status: 503,
        json: {
          code: 'unavailable',
          message: 'The service cannot be reached at the moment. Please try again.',
        },
      }),
    reachesBackend: false,
    logged: /status of 503/,
  },
  {
    name: 'a proxy responds with an HTML page',
    handle: (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    reachesBackend: false,
    logged: /status of 502/,
  },
  {
    name: 'a captive portal responds with its login page',
    handle: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi</h1>' }),
    reachesBackend: false,
  },
]

/** Applies the fault to the next request to this URL only. */
export const once = (page: Page, url: string, { handle }: Fault) =>
  page.route(url, handle, { times: 1 })
