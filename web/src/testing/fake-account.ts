import { parseProfile, type Profile } from '@shop/contract/profile'
import { vi } from 'vitest'
import { createActions } from '../account/actions.ts'
import type { Api, ApiFailure, ApiOutcome } from '../account/api.ts'
import type { PendingUser, Provider, ProviderUser } from '../account/firebase.ts'
import { providerError } from '../account/provider-errors.ts'
import { createStore, type User } from '../account/store.ts'

const succeed = () => Promise.resolve()

export const rejecting = (code: string) => () => Promise.reject(providerError(code))

/** A user with a password. A fake's calls succeed unless a test overrides them. */
export const fakeUser = (overrides: Partial<ProviderUser> = {}): ProviderUser => ({
  uid: 'ada',
  email: 'ada@example.com',
  displayName: 'Ada',
  idToken: () => Promise.resolve('token'),
  facts: () => ({
    uid: 'ada',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada',
    signInMethods: ['password'],
    createdAt: '2026-11-20T04:00:00.000Z',
    lastSignInAt: '2026-11-24T04:00:00.000Z',
  }),
  rename: succeed,
  confirmPassword: succeed,
  confirmWithGoogle: succeed,
  setPassword: succeed,
  reload: succeed,
  ...overrides,
})

export const ada = fakeUser()

/** A provider that records its calls, and those of its user that change something, in order. */
export function fakeProvider(
  overrides: Partial<Provider> = {},
  user: ProviderUser = ada,
  { accept = succeed, remove = succeed }: Partial<Pick<PendingUser, 'accept' | 'remove'>> = {},
) {
  const calls: string[] = []
  let current: ProviderUser | undefined
  let listener: (user: ProviderUser | undefined) => void = () => undefined

  const record =
    <Args extends unknown[], Result>(call: string, act: (...args: Args) => Promise<Result>) =>
    (...args: Args) => {
      calls.push(call)
      return act(...args)
    }
  let account: ProviderUser = {
    ...user,
    rename: async (displayName) => {
      calls.push('rename')
      await user.rename(displayName)
      account = { ...account, displayName }
      if (current) current = account
    },
    confirmPassword: record('confirmPassword', user.confirmPassword),
    confirmWithGoogle: record('confirmWithGoogle', user.confirmWithGoogle),
    setPassword: record('setPassword', user.setPassword),
  }
  /** Signs a user in or out at the provider, as another tab does. */
  const change = (next: ProviderUser | undefined) => {
    current = next
    listener(next)
  }
  const pending: PendingUser = {
    ...account,
    // As the SDK, which stores the session of its new user and then notifies.
    accept: record('accept', async () => {
      current = account
      await accept()
      listener(account)
    }),
    remove: record('remove', remove),
  }
  const signIn = () => Promise.resolve(pending)

  const provider: Provider = {
    measurementId: undefined,
    signIn: record('signIn', signIn),
    signUp: record('signUp', signIn),
    signInWithGoogle: record('signInWithGoogle', signIn),
    signOut: record('signOut', () => {
      current = undefined
      return Promise.resolve()
    }),
    sendPasswordReset: record('sendPasswordReset', succeed),
    current: () => current,
    onChange: (next) => void (listener = next),
    ...overrides,
  }
  return { provider, calls, change, account, pending }
}

export const accepted = (profile: object = {}, status = 200): ApiOutcome<Profile> => {
  const data = parseProfile({ uid: ada.uid, ...profile })
  return data ? { ok: true, status, data } : rejected(500)
}

export const rejected = (status: number, message = '', code = 'some-code'): ApiFailure => ({
  ok: false,
  status,
  code,
  message,
})

export const unanswered: ApiFailure = { ok: false, code: 'unanswered', message: '' }

/** A backend that records its calls. A call's outcomes follow each other; after them it succeeds. */
export function fakeApi(outcomes: Partial<Record<keyof Api, ApiOutcome<Profile>[]>> = {}) {
  const calls: unknown[][] = []
  const respond =
    (name: keyof Api) =>
    (caller: { uid: string }, ...rest: unknown[]) => {
      calls.push([name, caller.uid, ...rest])
      return Promise.resolve(outcomes[name]?.shift() ?? accepted())
    }
  const api: Api = {
    register: respond('register'),
    login: respond('login'),
    read: respond('read'),
    update: respond('update'),
    remove: async (caller) => {
      const outcome = await respond('remove')(caller)
      return outcome.ok ? { ...outcome, status: 204, data: 'deleted' } : outcome
    },
  }
  return { api, calls }
}

/** A store with its actions, on the fakes above. `stored` is the stored session. */
export function startStore({
  stored,
  fake = fakeProvider(),
  api = fakeApi().api,
  loadProvider = () => Promise.resolve(fake.provider),
  loadActions,
}: {
  stored?: User
  fake?: ReturnType<typeof fakeProvider>
  api?: Api
  loadProvider?: () => Promise<Provider>
  loadActions?: Parameters<typeof createStore>[0]['loadActions']
} = {}) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const track = vi.fn()
  const onEnded = vi.fn()
  const loading = vi.fn(loadProvider)
  let session = stored
  let notifyTab: () => void = () => undefined
  const store = createStore({
    loadProvider: loading,
    loadActions:
      loadActions ??
      (() => Promise.resolve((state, provider) => createActions(state, provider, api, track))),
    storedSession: () => session,
    watchOtherTabs: (listener) => (notifyTab = listener),
    onEnded,
  })
  return {
    ...fake,
    store,
    logged,
    track,
    onEnded,
    loading,
    removeStored: () => (session = undefined),
    /** Signs a user in or out in another tab. */
    otherTab: (user: User | undefined) => {
      session = user
      notifyTab()
    },
  }
}
