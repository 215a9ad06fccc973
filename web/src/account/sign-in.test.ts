import { afterEach, expect, test } from 'vitest'
import { ada, success, fakeApi, fakeProvider, failure } from './fakes.ts'
import { providerError } from './identity-provider.ts'
import { ensureRegistered, signInWithEmail, signInWithGoogle } from './sign-in.ts'
import { googleFailedBecause, messages } from './messages.ts'
import { storeTypedName, typedNameOf } from './typed-name.ts'

afterEach(() => localStorage.clear())

const rejecting = (code: string) => () => Promise.reject(providerError(code))

test.each([
  ['user-not-found', messages.invalidCredentials],
  ['wrong-password', messages.invalidCredentials],
  ['invalid-credential', messages.invalidCredentials],
  ['invalid-login-credentials', messages.invalidCredentials],
  ['invalid-email', messages.invalidEmail],
  ['too-many-requests', messages.tooManyAttempts],
  ['network-request-failed', messages.networkFailure],
  ['user-disabled', messages.signInFailed],
  ['constructor', messages.signInFailed],
])('e-mail: the provider rejects with %s → throws "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signIn: rejecting(code) })
  const { api, calls } = fakeApi()

  const outcome = signInWithEmail({ provider, api }, 'a@b', 'pw')

  await expect(outcome).rejects.toHaveProperty('message', message)
  expect(calls).toEqual([])
})

test.each([
  ['popup-closed-by-user', messages.popupClosed],
  ['popup-blocked', messages.popupBlocked],
  ['cancelled-popup-request', messages.popupCancelled],
  ['network-request-failed', messages.networkFailure],
  ['internal-error', messages.networkFailure],
  ['quota-exceeded', googleFailedBecause('quota-exceeded')],
  ['too-many-requests', googleFailedBecause('too-many-requests')],
])('Google: the provider rejects with %s → throws "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signInWithGoogle: rejecting(code) })

  const outcome = signInWithGoogle({ provider, ...fakeApi() }, () => undefined)

  await expect(outcome).rejects.toHaveProperty('message', message)
})

test('Google: the provider’s error has no message → throws the message for an unknown error', async () => {
  const { provider } = fakeProvider({ signInWithGoogle: () => Promise.reject(new Error('')) })

  const outcome = signInWithGoogle({ provider, ...fakeApi() }, () => undefined)

  await expect(outcome).rejects.toHaveProperty('message', googleFailedBecause(undefined))
})

test('Google: an interrupted e-mail sign-up has stored a typed name → ignores that name', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi({ login: failure(404) })
  storeTypedName('ada', 'Another Name')
  storeTypedName(ada.email, 'Another Name')

  await signInWithGoogle({ provider, api }, () => undefined)

  expect(calls[1]).toEqual(['register', 'ada', { name: 'Ada', password: '' }])
})

test('the backend’s login returns 404 → registers with the display name and signs in', async () => {
  const { provider, calls } = fakeProvider()
  const { api, calls: requests } = fakeApi({ login: failure(404) })

  const { user } = await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(user).toBe(ada)
  expect(requests).toEqual([
    ['login', 'ada'],
    ['register', 'ada', { name: 'Ada', password: '' }],
  ])
  expect(calls).not.toContain('signOut')
})

test('the user has no display name → registers with the local part of the e-mail', async () => {
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName: '' }) })
  const { api, calls } = fakeApi({ login: failure(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'ada', password: '' }])
})

test('the display name is invalid → registers with a cleaned and truncated name', async () => {
  const displayName = `\u202eAda\u0000${'💪'.repeat(120)}`
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName }) })
  const { api, calls } = fakeApi({ login: failure(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: `Ada ${'💪'.repeat(96)}`, password: '' }])
})

test('an interrupted sign-up has stored a typed name → registers with it and sets the display name', async () => {
  const nameless = { ...ada, displayName: '' }
  const { provider } = fakeProvider({ signIn: () => Promise.resolve(nameless) })
  const { api, calls } = fakeApi({ login: failure(404), register: success({ name: 'Ada L' }) })
  storeTypedName('ada', 'Ada L')

  const { user } = await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'Ada L', password: '' }])
  expect(user.displayName).toBe('Ada L')
  expect(typedNameOf('ada')).toBeUndefined()
})

test('setting the display name fails → still signs in', async () => {
  const { provider } = fakeProvider({
    signIn: () => Promise.resolve({ ...ada, displayName: '' }),
    rename: rejecting('network-request-failed'),
  })
  storeTypedName(ada.email, 'Ada L')

  const { user } = await signInWithEmail({ provider, ...fakeApi() }, 'a@b', 'pw')

  expect(user.displayName).toBe('')
})

test('another user’s typed name is stored → does not use it, and removes it', async () => {
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName: '' }) })
  const { api, calls } = fakeApi({ login: failure(404) })
  storeTypedName('eve', 'Eve')

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'ada', password: '' }])
  expect(typedNameOf('eve')).toBeUndefined()
})

test('sign-in fails → the typed name stays stored', async () => {
  const { provider } = fakeProvider()
  const { api } = fakeApi({ login: failure(404), register: failure(503) })
  storeTypedName('ada', 'Ada L')

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow()

  expect(typedNameOf('ada')).toBe('Ada L')
})

test('the backend’s login fails with 500 → rejects with its message, does not register, and signs out of the provider', async () => {
  const { provider, calls } = fakeProvider()
  const { api, calls: requests } = fakeApi({ login: failure(500, 'Something broke.') })

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow('Something broke.')

  expect(requests).toHaveLength(1)
  expect(calls).toEqual(['signIn', 'signOut'])
})

test.each([
  ['login', fakeApi({ login: failure(undefined) })],
  ['registration after a 404', fakeApi({ login: failure(404), register: failure(undefined) })],
])('the backend does not answer the %s → throws the network message', async (_, { api }) => {
  const { provider, calls } = fakeProvider()

  const outcome = signInWithEmail({ provider, api }, 'a@b', 'pw')

  await expect(outcome).rejects.toHaveProperty('message', messages.networkFailure)
  expect(calls).toEqual(['signIn', 'signOut'])
})

test('Google: the backend’s login fails → registers the user and calls onAccepted once', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi({ login: failure(undefined) })
  let accepted = 0

  await signInWithGoogle({ provider, api }, () => (accepted += 1))

  expect(accepted).toBe(1)
  expect(calls).toEqual([
    ['login', 'ada'],
    ['register', 'ada', { name: 'Ada', password: '' }],
  ])
})

test.each([
  ['second', googleFailedBecause('second')],
  [undefined, messages.googleFailed],
])(
  'Google: login and registration fail, the latter with message %j → throws "%s"',
  async (backendMessage, message) => {
    const { provider, calls } = fakeProvider()
    const { api } = fakeApi({
      login: failure(500, 'first'),
      register: failure(400, backendMessage),
    })

    const outcome = signInWithGoogle({ provider, api }, () => undefined)

    await expect(outcome).rejects.toHaveProperty('message', message)
    expect(calls).toEqual(['signInWithGoogle', 'signOut'])
  },
)

test('reading the profile returns 404 → registers the user', async () => {
  const { api, calls } = fakeApi({ read: failure(404), register: success({ name: 'Ada' }) })
  storeTypedName('ada', 'Ada')

  const outcome = await ensureRegistered(api, ada)

  expect(outcome).toMatchObject({ ok: true, data: { name: 'Ada' } })
  expect(calls).toHaveLength(2)
  expect(typedNameOf('ada')).toBeUndefined()
})
