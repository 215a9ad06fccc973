import { parseProfile, type Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'

/** Doubles for the account's tests: what they are not told to do, they do as if all went well. */
export const ada: ProviderUser = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
  idToken: () => Promise.resolve('token'),
}

export const providerError = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}` })

export function fakeProvider(does: Partial<IdentityProvider> = {}) {
  const calls: string[] = []
  let signedIn: ProviderUser | undefined
  let listener: (user: ProviderUser | undefined) => void = () => undefined
  const note = (call: string) => () => {
    calls.push(call)
    return Promise.resolve()
  }
  const enter = (call: string) => () => {
    calls.push(call)
    return Promise.resolve((signedIn = ada))
  }
  const leave = (call: string) => () => {
    calls.push(call)
    signedIn = undefined
    return Promise.resolve()
  }
  const provider: IdentityProvider = {
    signIn: enter('signIn'),
    signUp: (_, onCreated) => {
      onCreated(ada.uid)
      return enter('signUp')()
    },
    signInWithGoogle: enter('signInWithGoogle'),
    signOut: leave('signOut'),
    deleteAccount: leave('deleteAccount'),
    rename: (_, displayName) => Promise.resolve({ ...ada, displayName }),
    setMemoryPersistence: note('setMemoryPersistence'),
    setLocalPersistence: note('setLocalPersistence'),
    current: () => signedIn,
    onChange: (next) => (listener = next),
    ...does,
  }
  const change = (user: ProviderUser | undefined) => {
    signedIn = user
    listener(user)
  }
  return { provider, calls, change }
}

export const answered = (profile: object = {}, status = 200): ApiOutcome<Profile> => {
  const data = parseProfile({ uid: ada.uid, ...profile })
  return data ? { ok: true, status, data } : refused(500)
}

export const refused = (status: number | undefined, message?: string): ApiOutcome<Profile> => ({
  ok: false,
  status,
  message,
})

export function fakeApi(answers: Partial<Record<keyof ProfileApi, ApiOutcome<Profile>>> = {}) {
  const calls: unknown[][] = []
  const answer =
    (name: keyof ProfileApi) =>
    (caller: { uid: string }, ...rest: unknown[]) => {
      calls.push([name, caller.uid, ...rest])
      return Promise.resolve(answers[name] ?? answered())
    }
  const api: ProfileApi = {
    register: answer('register'),
    login: answer('login'),
    read: answer('read'),
    update: answer('update'),
  }
  return { api, calls }
}
