import type { Profile } from '@shop/contract/profile'
import { parseProfile } from '../api/parse-profile.ts'
import type { ApiOutcome, ProfileApi } from '../api/profile-api.ts'
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
  let listener: (user: ProviderUser | undefined) => void = () => undefined
  const note =
    <Answer>(call: string, answer: Answer) =>
    () => {
      calls.push(call)
      return Promise.resolve(answer)
    }
  const provider: IdentityProvider = {
    signIn: note('signIn', ada),
    signUp: note('signUp', ada),
    signInWithGoogle: note('signInWithGoogle', ada),
    signOut: note('signOut', undefined),
    deleteAccount: note('deleteAccount', undefined),
    rename: (displayName) => Promise.resolve({ ...ada, displayName }),
    holdSession: note('holdSession', undefined),
    keepSession: note('keepSession', undefined),
    current: () => ada,
    onChange: (next) => (listener = next),
    ...does,
  }
  return { provider, calls, change: (user: ProviderUser | undefined) => listener(user) }
}

export const answered = (profile: object = {}): ApiOutcome<Profile> => {
  const data = parseProfile(profile)
  return data ? { ok: true, data } : refused(500)
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
