import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'

/** The first two tell body parsers that there is a body. The framework copies the others into every log line. */
const hiddenHeaders = new Set([
  'content-length',
  'transfer-encoding',
  'function-execution-id',
  'x-cloud-trace-context',
])

/** The format of X-Cloud-Trace-Context from Google's front end: trace, span, options. */
const wellFormedTrace = /^[0-9a-f]{32}\/\d{1,20}(;o=\d)?$/i

const originals = new WeakMap<IncomingMessage, IncomingHttpHeaders>()

/**
 * Stops the functions framework from inflating and parsing bodies of up to 1 GB before it calls the app, and
 * from logging what a client has made up (decision 0016). Call this at module level, before the first request.
 */
export function hideBodies() {
  subscribe('http.server.request.start', (message) => {
    const request = message instanceof Object && 'request' in message ? message.request : undefined
    if (!(request instanceof IncomingMessage)) return
    const isShown = ([name, value]: [string, unknown]) =>
      !hiddenHeaders.has(name) || wellFormedTrace.test(String(value))
    originals.set(request, request.headers)
    request.headers = Object.fromEntries(Object.entries(request.headers).filter(isShown))
    try {
      decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
    } catch {
      // The framework would log it with a stack trace. No route matches this path.
      request.url = '/%25'
    }
  })
}

/** Restores the headers, so that the app can read the body. */
export function revealBody(request: IncomingMessage) {
  request.headers = originals.get(request) ?? request.headers
}
