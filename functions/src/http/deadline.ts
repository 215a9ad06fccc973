import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
import { addAbortSignal } from 'node:stream'
import type { RequestHandler } from 'express'
import { ApiError } from './api-error.ts'

/** Milliseconds: less than the 30 s timeouts of function and client, so that the client gets the 503. */
export const defaultDeadline = 20_000

/** The part of a request's time in which it may call Firestore. In the rest, what it has locked is released. */
const callsShare = 0.9

/** Times are in milliseconds since 1970. */
type Limits = { lastCall: number; end: number; signal: AbortSignal }
const currentRequest = new AsyncLocalStorage<Limits>()

// The Admin SDK, too, repeats a request to the auth provider. Node 20 only has the second channel: by then the
// request may have been sent, but it is not repeated.
for (const event of ['created', 'start']) subscribe(`http.client.request.${event}`, limitRequest)

function limitRequest(message: unknown) {
  const signal = currentRequest.getStore()?.signal
  const request = message instanceof Object && 'request' in message ? message.request : undefined
  if (signal && request instanceof ClientRequest) addAbortSignal(signal, request)
}

/** Starts the deadline of a request (in milliseconds), which every call that the request makes keeps. */
export const startDeadline =
  (deadline = defaultDeadline): RequestHandler =>
  (_request, response, next) => {
    const now = Date.now()
    const controller = new AbortController()
    const { signal } = controller
    const cause = new Error(`No response within ${deadline} ms.`)
    const abort = () => controller.abort(new ApiError('unavailable', { cause }))
    // AbortSignal.timeout would keep every request in memory until its deadline.
    const timer = setTimeout(abort, deadline)
    response.once('finish', () => clearTimeout(timer))
    response.locals['signal'] = signal
    const limits = { lastCall: now + callsShare * deadline, end: now + deadline, signal }
    currentRequest.run(limits, next)
  }

/** Work that ends late changes nothing: it checks the signal first. @throws ApiError unavailable at the deadline */
export async function inTime(signal: AbortSignal, work: () => Promise<void>) {
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason as ApiError)
    signal.addEventListener('abort', fail, { once: true })
  })
  await Promise.race([work(), aborted])
}

type GrpcCall = {
  methodDefinition: { path: string }
  callOptions: { deadline?: Date | number; interceptors?: unknown }
}

/** A `callInvocationTransformer` of gRPC. The SDK would repeat a commit for up to ten minutes. */
export function limitCall<Call extends GrpcCall>(call: Call): Call {
  const limits = currentRequest.getStore()
  if (!limits) return call
  const limit = call.methodDefinition.path.endsWith('/Rollback') ? limits.end : limits.lastCall
  const deadline = Math.min(Number(call.callOptions.deadline ?? Infinity), limit)
  const interceptors = Date.now() < limit ? [] : [endCall]
  return { ...call, callOptions: { ...call.callOptions, deadline, interceptors } }
}

type Listener = { onReceiveStatus: (status: object) => void }

/** A gRPC interceptor: nothing is sent. The SDK does not repeat a call with the status CANCELLED. */
const endCall = () => ({
  start: (metadata: object, listener: Listener) => {
    const status = { code: 1, details: 'The request has run out of its time.', metadata }
    process.nextTick(() => listener.onReceiveStatus(status))
  },
  ...{ sendMessage: ignore, sendMessageWithContext: ignore, halfClose: ignore },
  ...{ startRead: ignore, cancelWithStatus: ignore, getPeer: () => '', getAuthContext: () => null },
})

function ignore() {
  // The call has ended.
}
