import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** The headers by which a body parser sees that a request has a body. */
const bodyHeaders = ['content-length', 'transfer-encoding'] as const

/** As Google's front end writes it: trace, span, options. */
const wellFormedTrace = /^[0-9a-f]{32}\/\d{1,20}(;o=\d)?$/i

/** Stands for any path that cannot be decoded: nothing is there. */
const undecodable = '/%25'

const hidden = new WeakMap<IncomingMessage, Map<string, string>>()

/**
 * Keeps the functions framework from parsing bodies before the app is called: it reads up to 1 GB,
 * inflated and parsed, which ends an instance (decision 0016). Call it at module level, before the
 * first request: it takes the body's headers away until `revealBody` puts them back, and the body
 * stays unread.
 */
export function hideBodies() {
  subscribe('http.server.request.start', (message) => {
    const request = message instanceof Object && 'request' in message ? message.request : undefined
    if (!(request instanceof IncomingMessage)) return
    boundInput(request)
    hide(request)
  })
}

/**
 * What the framework does with parts of a request before the app is called, besides parsing its body:
 * it copies two headers into every line of the log, of any length, and logs a path that cannot be
 * decoded with its stack.
 */
function boundInput(request: IncomingMessage) {
  delete request.headers['function-execution-id']
  if (!wellFormedTrace.test(String(request.headers['x-cloud-trace-context'])))
    delete request.headers['x-cloud-trace-context']
  try {
    decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '')
  } catch {
    request.url = undecodable
  }
}

function hide(request: IncomingMessage) {
  const taken = new Map<string, string>()
  for (const name of bodyHeaders) {
    const value = request.headers[name]
    if (value === undefined) continue
    taken.set(name, value)
    Reflect.deleteProperty(request.headers, name)
  }
  hidden.set(request, taken)
}

/** Puts the body's headers back, for the app that is about to read it. */
export function revealBody(request: IncomingMessage) {
  for (const [name, value] of hidden.get(request) ?? []) request.headers[name] = value
}
