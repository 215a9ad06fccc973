import {
  apiBase,
  appCheckHeader,
  endpoints,
  parseErrorReply,
  timeoutSeconds,
  type ErrorCode,
  type Login,
  type Registration,
} from '@shop/contract/api'
import { parseProfile, type ProfileUpdate } from '@shop/contract/profile'
import { parseJson } from '../browser/json.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import type { ProviderUser } from './firebase.ts'

export type Caller = Pick<ProviderUser, 'uid' | 'email' | 'idToken'>

/** The code is the backend's, or 'unanswered' if only a proxy, or nothing, has answered. */
export type ApiFailure = { ok: false; status?: number; code: string; message: string }
export type ApiOutcome<Data> = { ok: true; status: number; data: Data } | ApiFailure

export const mayHaveSucceeded = ({ status = 0 }: ApiFailure) => status < 400 || status >= 500

export const timeoutMs = timeoutSeconds * 1000

type Call<Data> = {
  caller: Caller
  method: string
  endpoint: string
  body?: object | undefined
  /** Returns undefined for a successful response that the endpoint does not send, as of a proxy. */
  parse: (body: unknown, status: number) => Data | undefined
}

/** @param appToken gets the App Check token, if the deployment uses App Check (SECURITY.md) */
export function createApi(appToken: () => Promise<string | undefined>) {
  async function send<Data>(
    { caller, method, endpoint, body, parse }: Call<Data>,
    signal: AbortSignal,
    fresh = false,
  ): Promise<ApiOutcome<Data>> {
    try {
      const idToken = await caller.idToken(fresh)
      if (idToken === undefined) return sessionEnded
      const headers = new Headers({ Authorization: `Bearer ${idToken}` })
      const appCheck = await appToken()
      if (appCheck) headers.set(appCheckHeader, appCheck)
      if (body) headers.set('Content-Type', 'application/json')
      const sent = body ? JSON.stringify(body) : null
      const response = await fetch(apiBase + endpoint, { method, headers, body: sent, signal })
      return outcomeOf(response.status, parseJson(await response.text()), parse)
    } catch {
      return unanswered
    }
  }

  /** Retries a 401 once with a fresh token: an ID token expires after an hour. */
  async function sendWithRefresh<Data>(call: Call<Data>, signal: AbortSignal) {
    const outcome = await send(call, signal)
    return outcome.status === 401 ? send(call, signal, true) : outcome
  }

  /** Retries an idempotent call once if its response is lost. */
  const sendIdempotent = <Data>(call: Call<Data>) =>
    withTimeout(timeoutMs, async (signal) => {
      const outcome = await sendWithRefresh(call, signal)
      const isLost = !outcome.ok && outcome.code === unanswered.code
      return isLost ? sendWithRefresh(call, signal) : outcome
    }).catch(() => unanswered)

  const write = (caller: Caller, method: string, endpoint: string, body: object) =>
    sendIdempotent({ caller, method, endpoint, body, parse: parseProfile })

  const read = (caller: Caller, method: string, endpoint: string, body?: object) => {
    const call = { caller, method, endpoint, body, parse: parseProfile }
    return withTimeout(timeoutMs, (signal) => sendWithRefresh(call, signal)).catch(() => unanswered)
  }

  return {
    register: (caller: Caller, { name, password }: Pick<Registration, 'name' | 'password'>) => {
      const { email, uid: firebaseUid } = caller
      const body: Registration = { email, password, name, firebaseUid }
      return write(caller, 'POST', endpoints.register, body)
    },

    login: (caller: Caller) => {
      const { email, uid: firebaseUid } = caller
      const body: Login = { email, firebaseUid }
      return read(caller, 'POST', endpoints.login, body)
    },

    read: (caller: Caller) => read(caller, 'GET', endpoints.profile),

    update: (caller: Caller, update: ProfileUpdate) =>
      write(caller, 'PUT', endpoints.profile, update),

    remove: (caller: Caller) =>
      sendIdempotent({
        caller,
        method: 'DELETE',
        endpoint: endpoints.profile,
        parse: (_, status) => (status === 204 ? ('deleted' as const) : undefined),
      }),
  }
}

export type Api = ReturnType<typeof createApi>

const unanswered: ApiFailure = { ok: false, code: 'unanswered', message: '' }

const sessionEnded: ApiFailure = {
  ok: false,
  status: 401,
  code: 'unauthenticated' satisfies ErrorCode,
  message: '',
}

function outcomeOf<Data>(
  status: number,
  body: unknown,
  parse: Call<Data>['parse'],
): ApiOutcome<Data> {
  const data = status >= 200 && status < 300 ? parse(body, status) : undefined
  if (data !== undefined) return { ok: true, status, data }
  const error = parseErrorReply(body)
  if (error) return { ok: false, status, ...error }
  // A proxy or a captive portal. Any 404 registers the user.
  return status === 404 ? { ...unanswered, status } : unanswered
}
