import { apiBase, endpoints } from '@shop/contract/api'
import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import { parseProfile } from './parse-profile.ts'

/** Who calls, and the token that proves it. */
export type Caller = { uid: string; email: string; idToken: () => Promise<string> }

/** `status` is undefined when nothing answered, `message` when the server's reply had none. */
export type ApiOutcome<Data> =
  | { ok: true; status: number; data: Data }
  | { ok: false; status: number | undefined; message: string | undefined }

/** A call that nothing answers within this many milliseconds has failed; the function's own limit. */
const timeout = 30_000

/** The backend calls of the specification, section 7: one function per endpoint. */
export const profileApi = {
  register: (caller: Caller, { name, password }: { name: string; password: string }) =>
    call(caller, 'POST', endpoints.register, {
      email: caller.email,
      password,
      name,
      firebaseUid: caller.uid,
    }),

  login: (caller: Caller) =>
    call(caller, 'POST', endpoints.login, { email: caller.email, firebaseUid: caller.uid }),

  read: (caller: Caller) => call(caller, 'GET', endpoints.profile),

  update: (caller: Caller, update: ProfileUpdate) => call(caller, 'PUT', endpoints.profile, update),
}

export type ProfileApi = typeof profileApi

async function call(
  caller: Caller,
  method: string,
  endpoint: string,
  body?: object,
): Promise<ApiOutcome<Profile>> {
  try {
    const reply = await fetch(apiBase + endpoint, {
      method,
      headers: {
        Authorization: `Bearer ${await caller.idToken()}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    return outcomeOf(reply.status, await jsonOf(reply))
  } catch {
    return { ok: false, status: undefined, message: undefined }
  }
}

function outcomeOf(status: number, reply: unknown): ApiOutcome<Profile> {
  const profile = status >= 200 && status < 300 ? parseProfile(reply) : undefined
  return profile
    ? { ok: true, status, data: profile }
    : { ok: false, status, message: messageOf(reply) }
}

/** The body, or undefined where it is not JSON (a proxy's page, say): the status then speaks alone. */
async function jsonOf(reply: Response): Promise<unknown> {
  const text = await reply.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function messageOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return undefined
  return typeof reply.message === 'string' ? reply.message : undefined
}
