import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** The headers by which a body parser sees that a request has a body. */
const bodyHeaders = ['content-length', 'transfer-encoding'] as const

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
    if (request instanceof IncomingMessage) hide(request)
  })
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
