import { parseProfile, type Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import type {
  IdentityProvider,
  ProviderSettings,
  ProviderUser,
  UserSettings,
} from './identity-provider.ts'

/** The user that the fake provider below signs in. A fake's calls succeed unless a test overrides them. */
export const ada: ProviderUser = {
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
  idToken: () => Promise.resolve('token'),
}

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

/** The provider's calls of the account settings, for a user with a password. */
export const fakeProviderSettings = (
  record: (call: string) => () => Promise<void>,
  overrides: Partial<UserSettings> = {},
): ProviderSettings => ({
  sendPasswordReset: record('sendPasswordReset'),
  user: () => ({
    facts: {
      uid: ada.uid,
      email: ada.email,
      emailVerified: true,
      displayName: ada.displayName,
      signInMethods: ['password'],
      createdAt: '2026-11-20T04:00:00.000Z',
      lastSignInAt: '2026-11-24T04:00:00.000Z',
    },
    confirmPassword: record('confirmPassword'),
    confirmWithGoogle: record('confirmWithGoogle'),
    setPassword: record('setPassword'),
    reload: () => Promise.resolve(),
    ...overrides,
  }),
})

export const success = (profile: object = {}, status = 200): ApiOutcome<Profile> => {
  const data = parseProfile({ uid: ada.uid, ...profile })
  return data ? { ok: true, status, data } : failure(500)
}

export const failure = (
  status: number | undefined,
  message?: string,
  code?: string,
): ApiOutcome<Profile> => ({ ok: false, status, message, code })

export function fakeApi(
  outcomes: Partial<Record<'register' | 'login' | 'read' | 'update', ApiOutcome<Profile>>> = {},
  removals: ApiOutcome<Profile>[] = [],
) {
  const calls: unknown[][] = []
  const respond =
    (name: keyof typeof outcomes) =>
    (caller: { uid: string }, ...rest: unknown[]) => {
      calls.push([name, caller.uid, ...rest])
      return Promise.resolve(outcomes[name] ?? success())
    }
  const api: ProfileApi = {
    register: respond('register'),
    login: respond('login'),
    read: respond('read'),
    update: respond('update'),
    remove: async (caller) => {
      calls.push(['remove', caller.uid])
      const outcome = await Promise.resolve(removals.shift() ?? success())
      return outcome.ok ? { ...outcome, status: 204, data: 'deleted' } : outcome
    },
  }
  return { api, calls }
}
