import {
  apiBase,
  appCheckHeader,
  endpoints,
  parseErrorReply,
  timeoutSeconds,
  type Login,
  type Registration,
} from '@shop/contract/api'
import { parseProfile, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import { parseJson } from '../browser/json.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import type { ProviderUser } from './firebase.ts'

export type Caller = Pick<ProviderUser, 'uid' | 'email' | 'displayName' | 'idToken'>

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
      const reply = parseJson(await response.text())
      const { ok, status } = response
      const data = ok ? parse(reply, status) : undefined
      if (data !== undefined) return { ok: true, status, data }
      const error = parseErrorReply(reply)
      if (error) return { ok: false, status, ...error }
      if (!ok && isObject(reply)) return { ok: false, status, code: '', message: '' }
      // A proxy or a captive portal. Any 404 registers the user.
      return status === 404 ? { ...unanswered, status } : unanswered
    } catch {
      return unanswered
    }
  }

  /** Repeats a 401 once with a fresh token: an ID token expires after an hour. */
  async function sendWithRefresh<Data>(call: Call<Data>, signal: AbortSignal) {
    const outcome = await send(call, signal)
    return outcome.status === 401 ? send(call, signal, true) : outcome
  }

  const read = (call: Call<Profile>) =>
    withTimeout(timeoutMs, (signal) => sendWithRefresh(call, signal)).catch(() => unanswered)

  /** Repeats a call once if its response is lost (decision 0011). */
  const write = <Data>(call: Call<Data>) =>
    withTimeout(timeoutMs, async (signal) => {
      const outcome = await sendWithRefresh(call, signal)
      const isLost = !outcome.ok && outcome.code === unanswered.code
      return isLost ? sendWithRefresh(call, signal) : outcome
    }).catch(() => unanswered)

  return {
    register: (caller: Caller, { name, password }: Pick<Registration, 'name' | 'password'>) => {
      const { email, uid: firebaseUid } = caller
      const body: Registration = { email, password, name, firebaseUid }
      return write(profileCall(caller, 'POST', endpoints.register, body))
    },

    login: (caller: Caller) => {
      const body: Login = { email: caller.email, firebaseUid: caller.uid }
      return read(profileCall(caller, 'POST', endpoints.login, body))
    },

    read: (caller: Caller) => read(profileCall(caller, 'GET', endpoints.profile)),

    update: (caller: Caller, update: ProfileUpdate) =>
      write(profileCall(caller, 'PUT', endpoints.profile, update)),

    remove: (caller: Caller) => {
      const parse = (_: unknown, status: number) => (status === 204 ? 'deleted' : undefined)
      return write({ caller, method: 'DELETE', endpoint: endpoints.profile, parse })
    },
  }
}

export type Api = ReturnType<typeof createApi>

const profileCall = (caller: Caller, method: string, endpoint: string, body?: object) => ({
  caller,
  method,
  endpoint,
  body,
  parse: parseProfile,
})

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unanswered: ApiFailure = { ok: false, code: 'unanswered', message: '' }
const sessionEnded: ApiFailure = { ...unanswered, status: 401, code: 'unauthenticated' }
