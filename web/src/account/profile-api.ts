import { endpoints, parseErrorReply, type Login, type Registration } from '@shop/contract/api'
import { parseProfile, type Profile, type ProfileUpdate } from '@shop/contract/profile'
import { sendRequest, type ApiRequest } from './send-request.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** Who calls. */
export type Caller = {
  uid: string
  email: string
  /** What proves it, got anew if it shall be `fresh`; undefined when this user is given none any more. */
  idToken: (fresh: boolean) => Promise<string | undefined>
}

/** `status` is undefined when nothing answered, `code` and `message` when the reply had none. */
export type ApiOutcome<Data> =
  | { ok: true; status: number; data: Data }
  | {
      ok: false
      status: number | undefined
      code?: string | undefined
      message: string | undefined
    }

/** A call that nothing answers within this many milliseconds has failed; the function's own limit. */
export const timeout = 30_000

/** The backend calls of the specification, section 7: one function per endpoint. */
export function createProfileApi(appToken: () => Promise<string | undefined>) {
  async function answerTo(
    caller: Caller,
    request: ApiRequest,
    signal: AbortSignal,
    fresh = false,
  ): Promise<ApiOutcome<Profile>> {
    try {
      const idToken = await caller.idToken(fresh)
      // Nobody need be asked what the backend would say.
      if (idToken === undefined) return failed(401)
      const proof = { idToken, appToken: await appToken() }
      const { status, body } = await sendRequest(request, proof, signal)
      return outcomeOf(status, body)
    } catch {
      return failed(undefined)
    }
  }

  /** A token that is refused, as one is after an hour, is got anew, once. */
  async function ask(...call: [Caller, ApiRequest, AbortSignal]) {
    const reply = await answerTo(...call)
    return reply.status === 401 ? answerTo(...call, true) : reply
  }

  const read = (caller: Caller, request: ApiRequest) =>
    withTimeout(timeout, (signal) => ask(caller, request, signal)).catch(() => failed(undefined))

  /** What may have been written though the answer was lost is asked for once more: that changes nothing. */
  const write = (caller: Caller, request: ApiRequest) =>
    withTimeout(timeout, async (signal) => {
      const reply = await ask(caller, request, signal)
      return isLost(reply) ? ask(caller, request, signal) : reply
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

/** Whether it cannot be known what came of a call: no answer, or a success that cannot be read. */
const isLost = ({ ok, status }: ApiOutcome<Profile>) =>
  !ok && (status === undefined || status < 300)

function outcomeOf(status: number, reply: unknown): ApiOutcome<Profile> {
  const profile = status >= 200 && status < 300 ? parseProfile(reply) : undefined
  if (profile) return { ok: true, status, data: profile }
  const { code, message } = parseErrorReply(reply)
  return { ok: false, status, code, message }
}
