import {
  endpoints,
  parseErrorReply,
  timeoutSeconds,
  type ErrorCode,
  type Login,
  type Registration,
} from '@shop/contract/api'
import { parseProfile, type ProfileUpdate } from '@shop/contract/profile'
import { messages } from './messages.ts'
import { sendRequest, type ApiRequest } from './send-request.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** The user who sends the request. */
export type Caller = {
  uid: string
  email: string
  /** Gets the ID token, and refreshes it if `fresh`. Resolves to undefined after the session has ended. */
  idToken: (fresh: boolean) => Promise<string | undefined>
}

/**
 * A failure without a message means that the backend has not answered. It has a status only if something
 * else has answered 404.
 */
export type ApiOutcome<Data> =
  | { ok: true; status: number; data: Data }
  | {
      ok: false
      status: number | undefined
      code?: string | undefined
      message: string | undefined
    }

/** Milliseconds until a call fails without a response. */
export const timeoutMs = timeoutSeconds * 1000

/** `parse` returns undefined for a successful response that the endpoint does not send, as of a proxy. */
type Call<Data> = ApiRequest & { parse: (body: unknown, status: number) => Data | undefined }

/**
 * The backend calls of the specification, section 7: one function per endpoint.
 * @param appToken gets the App Check token, if the deployment uses App Check
 */
export function createProfileApi(appToken: () => Promise<string | undefined>) {
  async function send<Data>(
    caller: Caller,
    { parse, ...request }: Call<Data>,
    signal: AbortSignal,
    fresh = false,
  ): Promise<ApiOutcome<Data>> {
    try {
      const idToken = await caller.idToken(fresh)
      if (idToken === undefined) return sessionEnded
      const tokens = { idToken, appToken: await appToken() }
      const { status, body } = await sendRequest(request, tokens, signal)
      return outcomeOf(status, body, parse)
    } catch {
      return unanswered
    }
  }

  /** Retries a 401 once with a fresh token: an ID token expires after an hour. */
  async function sendWithRefresh<Data>(caller: Caller, call: Call<Data>, signal: AbortSignal) {
    const outcome = await send(caller, call, signal)
    return outcome.status === 401 ? send(caller, call, signal, true) : outcome
  }

  const read = (caller: Caller, request: ApiRequest) =>
    withTimeout(timeoutMs, (signal) =>
      sendWithRefresh(caller, { ...request, parse: parseProfile }, signal),
    ).catch(() => unanswered)

  /** Retries an idempotent call once if its response is lost. */
  const sendWithRetry = <Data>(caller: Caller, call: Call<Data>) =>
    withTimeout(timeoutMs, async (signal) => {
      const outcome = await sendWithRefresh(caller, call, signal)
      return isLost(outcome) ? sendWithRefresh(caller, call, signal) : outcome
    }).catch(() => unanswered)

  const write = (caller: Caller, request: ApiRequest) =>
    sendWithRetry(caller, { ...request, parse: parseProfile })

  return {
    register: (caller: Caller, { name, password }: { name: string; password: string }) =>
      write(caller, {
        method: 'POST',
        endpoint: endpoints.register,
        body: {
          email: caller.email,
          password,
          name,
          firebaseUid: caller.uid,
        } satisfies Registration,
      }),

    login: (caller: Caller) =>
      read(caller, {
        method: 'POST',
        endpoint: endpoints.login,
        body: { email: caller.email, firebaseUid: caller.uid } satisfies Login,
      }),

    read: (caller: Caller) => read(caller, { method: 'GET', endpoint: endpoints.profile }),

    update: (caller: Caller, update: ProfileUpdate) =>
      write(caller, { method: 'PUT', endpoint: endpoints.profile, body: update }),

    /** Deletes the profile and the provider's account. The response has no body. */
    remove: (caller: Caller) =>
      sendWithRetry(caller, {
        method: 'DELETE',
        endpoint: endpoints.profile,
        parse: (_, status) => (status === 204 ? ('deleted' as const) : undefined),
      }),
  }
}

export type ProfileApi = ReturnType<typeof createProfileApi>

const unanswered: ApiOutcome<never> = { ok: false, status: undefined, message: undefined }

/** The backend's answer to a request without a token. */
const sessionEnded: ApiOutcome<never> = {
  ok: false,
  status: 401,
  code: 'unauthenticated' satisfies ErrorCode,
  message: messages.sessionEnded,
}

/** The result of the call is unknown. */
const isLost = (outcome: ApiOutcome<unknown>) => !outcome.ok && outcome.message === undefined

function outcomeOf<Data>(
  status: number,
  body: unknown,
  parse: Call<Data>['parse'],
): ApiOutcome<Data> {
  const data = status >= 200 && status < 300 ? parse(body, status) : undefined
  if (data !== undefined) return { ok: true, status, data }
  const error = parseErrorReply(body)
  if (error) return { ok: false, status, ...error }
  // A proxy or a captive portal. Any 404 registers the user (readings, E-mail sign-in).
  return status === 404 ? { ...unanswered, status } : unanswered
}
