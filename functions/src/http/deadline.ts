import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
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
  if (!signal || !(request instanceof ClientRequest)) return
  if (signal.aborted) request.destroy()
  else signal.addEventListener('abort', () => request.destroy(), { once: true })
}

/** @throws ApiError unavailable at the deadline (in milliseconds), which also aborts the signal */
export async function withDeadline(deadline: number, work: (signal: AbortSignal) => Promise<void>) {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`No response within ${deadline} ms.`)
      const error = new ApiError('unavailable', { cause })
      controller.abort(error)
      reject(error)
    }, deadline)
  })
  const now = Date.now()
  const { signal } = controller
  const limits = { lastCall: now + callsShare * deadline, end: now + deadline, signal }
  try {
    await Promise.race([currentRequest.run(limits, work, signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

type GrpcCall = {
  methodDefinition: { path: string }
  callOptions: { deadline?: Date | number; interceptors?: unknown }
}

/**
 * A `callInvocationTransformer` of gRPC: ends each call with the request that makes it. The SDK would repeat a
 * commit for up to ten minutes.
 */
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
