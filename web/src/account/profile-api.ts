import {
  endpoints,
  parseErrorReply,
  timeoutSeconds,
  type Login,
  type Registration,
} from '@shop/contract/api'
import { parseProfile, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import { sendRequest, type ApiRequest } from './send-request.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** The user who sends the request. */
export type Caller = {
  uid: string
  email: string
  /** Gets the ID token, and refreshes it if `fresh`. Resolves to undefined after the session has ended. */
  idToken: (fresh: boolean) => Promise<string | undefined>
}

/** `status` is undefined without a response; `code` and `message` if the response has none. */
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

/** The backend calls of the specification, section 7: one function per endpoint. */
export function createProfileApi(appToken: () => Promise<string | undefined>) {
  async function send(
    caller: Caller,
    request: ApiRequest,
    signal: AbortSignal,
    fresh = false,
  ): Promise<ApiOutcome<Profile>> {
    try {
      const idToken = await caller.idToken(fresh)
      // The backend would respond with 401.
      if (idToken === undefined) return failed(401)
      const tokens = { idToken, appToken: await appToken() }
      const { status, body } = await sendRequest(request, tokens, signal)
      return outcomeOf(status, body)
    } catch {
      return failed(undefined)
    }
  }

  /** Retries a 401 once with a fresh token: an ID token expires after an hour. */
  async function sendWithRefresh(...call: [Caller, ApiRequest, AbortSignal]) {
    const outcome = await send(...call)
    return outcome.status === 401 ? send(...call, true) : outcome
  }

  const read = (caller: Caller, request: ApiRequest) =>
    withTimeout(timeoutMs, (signal) => sendWithRefresh(caller, request, signal)).catch(() =>
      failed(undefined),
    )

  /** Retries an idempotent write once if its response is lost. */
  const write = (caller: Caller, request: ApiRequest) =>
    withTimeout(timeoutMs, async (signal) => {
      const outcome = await sendWithRefresh(caller, request, signal)
      return isLost(outcome) ? sendWithRefresh(caller, request, signal) : outcome
    }).catch(() => failed(undefined))

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
  }
}

export type ProfileApi = ReturnType<typeof createProfileApi>

const failed = (status: number | undefined): ApiOutcome<never> => ({
  ok: false,
  status,
  message: undefined,
})

/** The result of the call is unknown: no response, or a success status with an invalid body. */
const isLost = ({ ok, status }: ApiOutcome<Profile>) =>
  !ok && (status === undefined || status < 300)

function outcomeOf(status: number, body: unknown): ApiOutcome<Profile> {
  const profile = status >= 200 && status < 300 ? parseProfile(body) : undefined
  if (profile) return { ok: true, status, data: profile }
  const { code, message } = parseErrorReply(body)
  return { ok: false, status, code, message }
}
