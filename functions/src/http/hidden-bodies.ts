import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** Body parsers use these headers to detect a body. */
const bodyHeaders = ['content-length', 'transfer-encoding'] as const

/** The format of X-Cloud-Trace-Context from Google's front end: trace, span, options. */
const wellFormedTrace = /^[0-9a-f]{32}\/\d{1,20}(;o=\d)?$/i

/** The path that replaces malformed paths. No route matches it. */
const unknownPath = '/%25'

const hidden = new WeakMap<IncomingMessage, Map<string, string>>()

/**
 * Stops the functions framework from parsing bodies before it calls the app. The framework inflates and
 * parses up to 1 GB, which kills an instance (decision 0016). Without the headers in `bodyHeaders`, which
 * `revealBody` restores later, it leaves the body unread. Call this at module level, before the first
 * request.
 */
export function hideBodies() {
  subscribe('http.server.request.start', (message) => {
    const request = message instanceof Object && 'request' in message ? message.request : undefined
    if (!(request instanceof IncomingMessage)) return
    limitLoggedInput(request)
    hide(request)
  })
}

/**
 * Before it calls the app, the framework copies two headers of any length into every log line, and logs
 * a malformed path with a stack trace. This removes the execution id and a malformed trace header, and
 * replaces such a path.
 */
function limitLoggedInput(request: IncomingMessage) {
  delete request.headers['function-execution-id']
  if (!wellFormedTrace.test(String(request.headers['x-cloud-trace-context'])))
    delete request.headers['x-cloud-trace-context']
  try {
    decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
  } catch {
    request.url = unknownPath
  }
}

function hide(request: IncomingMessage) {
  const removed = new Map<string, string>()
  for (const name of bodyHeaders) {
    const value = request.headers[name]
    if (value === undefined) continue
    removed.set(name, value)
    Reflect.deleteProperty(request.headers, name)
  }
  hidden.set(request, removed)
}

/** Restores the body's headers, so that the app can read the body. */
export function revealBody(request: IncomingMessage) {
  for (const [name, value] of hidden.get(request) ?? []) request.headers[name] = value
}
