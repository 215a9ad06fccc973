import { afterEach, expect, test } from 'vitest'
import { ada, success, fakeApi, fakeProvider, providerError, failure } from './fakes.ts'
import { ensureRegistered, signInWithEmail, signInWithGoogle } from './sign-in.ts'
import { storeTypedName, typedNameOf } from './typed-name.ts'

afterEach(() => localStorage.clear())

const rejecting = (code: string) => () => Promise.reject(providerError(code))

test.each([
  ['user-not-found', 'Invalid email or password'],
  ['wrong-password', 'Invalid email or password'],
  ['invalid-credential', 'Invalid email or password'],
  ['invalid-login-credentials', 'Invalid email or password'],
  ['invalid-email', 'Invalid email address'],
  ['too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
  ['network-request-failed', 'Network error. Please check your internet connection.'],
  ['user-disabled', 'Failed to sign in. Please check your credentials.'],
  ['constructor', 'Failed to sign in. Please check your credentials.'],
])('e-mail sign-in: %s → "%s", no backend request', async (code, message) => {
  const { provider } = fakeProvider({ signIn: rejecting(code) })
  const { api, calls } = fakeApi()

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow(message)

  expect(calls).toEqual([])
})

test.each([
  ['popup-closed-by-user', 'Sign-in was cancelled'],
  ['popup-blocked', 'Pop-up was blocked by your browser. Please allow pop-ups for this site.'],
  ['cancelled-popup-request', 'Sign-in was cancelled. Please try again.'],
  ['network-request-failed', 'Network error. Please check your internet connection.'],
  ['internal-error', 'Network error. Please check your internet connection.'],
  ['quota-exceeded', 'Failed to sign in with Google: quota-exceeded'],
  ['too-many-requests', 'Failed to sign in with Google: too-many-requests'],
])('Google: %s → "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signInWithGoogle: rejecting(code) })

  await expect(signInWithGoogle({ provider, ...fakeApi() }, () => undefined)).rejects.toThrow(
    new RegExp(`^${message}$`),
  )
})

test('Google: provider error without a message → "Unknown error"', async () => {
  const { provider } = fakeProvider({ signInWithGoogle: () => Promise.reject(new Error('')) })

  await expect(signInWithGoogle({ provider, ...fakeApi() }, () => undefined)).rejects.toThrow(
    /^Failed to sign in with Google: Unknown error$/,
  )
})

test('Google: ignores the name typed in an interrupted e-mail sign-up', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi({ login: failure(404) })
  storeTypedName('ada', 'Another Name')
  storeTypedName(ada.email, 'Another Name')

  await signInWithGoogle({ provider, api }, () => undefined)

  expect(calls[1]).toEqual(['register', 'ada', { name: 'Ada', password: '' }])
})

test('backend returns 404 → registers with the display name and signs in', async () => {
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

test('no display name → registers with the local part of the e-mail', async () => {
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName: '' }) })
  const { api, calls } = fakeApi({ login: failure(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'ada', password: '' }])
})

test('invalid provider name → cleaned and truncated, so that registration succeeds', async () => {
  const displayName = `\u202eAda\u0000 ${'💪'.repeat(120)}`
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName }) })
  const { api, calls } = fakeApi({ login: failure(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: `Ada ${'💪'.repeat(96)}`, password: '' }])
})

test('name typed in an interrupted sign-up → takes precedence and sets the display name', async () => {
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

test('name typed by another user → not used, and removed', async () => {
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

test('backend error other than 404 → no registration; its message, and the provider is signed out', async () => {
  const { provider, calls } = fakeProvider()
  const { api, calls: requests } = fakeApi({ login: failure(500, 'Something broke.') })

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow('Something broke.')

  expect(requests).toHaveLength(1)
  expect(calls).toEqual(['signIn', 'signOut'])
})

test('Google: any login error → registers; calls onAccepted once', async () => {
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
  ['second', 'Failed to sign in with Google: second'],
  [undefined, 'Failed to sign in with Google.'],
])(
  'Google: login and registration fail, registration with message %j → "%s"',
  async (backendMessage, message) => {
    const { provider, calls } = fakeProvider()
    const { api } = fakeApi({
      login: failure(500, 'first'),
      register: failure(400, backendMessage),
    })

    const outcome = signInWithGoogle({ provider, api }, () => undefined)

    await expect(outcome).rejects.toThrow(new RegExp(`^${message}$`))
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
