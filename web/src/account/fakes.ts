import { parseProfile, type Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'

/** The user that the fake provider below signs in. A fake's calls succeed unless a test overrides them. */
export const ada: ProviderUser = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
  idToken: () => Promise.resolve('token'),
}

export const providerError = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}` })

export function fakeProvider(overrides: Partial<IdentityProvider> = {}) {
  const calls: string[] = []
  let signedIn: ProviderUser | undefined
  let listener: (user: ProviderUser | undefined) => void = () => undefined
  const record = (call: string) => () => {
    calls.push(call)
    return Promise.resolve()
  }
  const signIn = (call: string) => () => {
    calls.push(call)
    return Promise.resolve((signedIn = ada))
  }
  const signOut = (call: string) => () => {
    calls.push(call)
    signedIn = undefined
    return Promise.resolve()
  }
  const provider: IdentityProvider = {
    signIn: signIn('signIn'),
    signUp: (_, onCreated) => {
      onCreated(ada.uid)
      return signIn('signUp')()
    },
    signInWithGoogle: signIn('signInWithGoogle'),
    signOut: signOut('signOut'),
    deleteAccount: signOut('deleteAccount'),
    rename: (_, displayName) => Promise.resolve({ ...ada, displayName }),
    setMemoryPersistence: record('setMemoryPersistence'),
    setLocalPersistence: record('setLocalPersistence'),
    current: () => signedIn,
    onChange: (next) => (listener = next),
    ...overrides,
  }
  const change = (user: ProviderUser | undefined) => {
    signedIn = user
    listener(user)
  }
  return { provider, calls, change }
}

export const success = (profile: object = {}, status = 200): ApiOutcome<Profile> => {
  const data = parseProfile({ uid: ada.uid, ...profile })
  return data ? { ok: true, status, data } : failure(500)
}

export const failure = (status: number | undefined, message?: string): ApiOutcome<Profile> => ({
  ok: false,
  status,
  message,
})

export function fakeApi(outcomes: Partial<Record<keyof ProfileApi, ApiOutcome<Profile>>> = {}) {
  const calls: unknown[][] = []
  const respond =
    (name: keyof ProfileApi) =>
    (caller: { uid: string }, ...rest: unknown[]) => {
      calls.push([name, caller.uid, ...rest])
      return Promise.resolve(outcomes[name] ?? success())
    }
  const api: ProfileApi = {
    register: respond('register'),
    login: respond('login'),
    read: respond('read'),
    update: respond('update'),
  }
  return { api, calls }
}
