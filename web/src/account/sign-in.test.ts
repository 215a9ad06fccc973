// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest'
import { ada, answered, fakeApi, fakeProvider, providerError, refused } from './fakes.ts'
import { ensureRegistered, signInWithEmail, signInWithGoogle } from './sign-in.ts'
import { keepTypedName, typedNameOf } from './typed-name.ts'

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
])('signing in by e-mail: %s says "%s" and asks no backend', async (code, message) => {
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
])('Google: %s says "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signInWithGoogle: rejecting(code) })

  await expect(signInWithGoogle({ provider, ...fakeApi() }, () => undefined)).rejects.toThrow(
    new RegExp(`^${message}$`),
  )
})

test('Google: a provider error without a message is an unknown error', async () => {
  const { provider } = fakeProvider({ signInWithGoogle: () => Promise.reject(new Error('')) })

  await expect(signInWithGoogle({ provider, ...fakeApi() }, () => undefined)).rejects.toThrow(
    /^Failed to sign in with Google: Unknown error$/,
  )
})

test('Google: a name left over from an interrupted e-mail sign-up is not used', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi({ login: refused(404) })
  keepTypedName('ada', 'Somebody Else')
  keepTypedName(ada.email, 'Somebody Else')

  await signInWithGoogle({ provider, api }, () => undefined)

  expect(calls[1]).toEqual(['register', 'ada', { name: 'Ada', password: '' }])
})

test('whom the backend does not know is registered with the display name and signed in', async () => {
  const { provider, calls } = fakeProvider()
  const { api, calls: asked } = fakeApi({ login: refused(404) })

  const { user } = await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(user).toBe(ada)
  expect(asked).toEqual([
    ['login', 'ada'],
    ['register', 'ada', { name: 'Ada', password: '' }],
  ])
  expect(calls).not.toContain('signOut')
})

test('without a display name the local part of the e-mail is the name', async () => {
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName: '' }) })
  const { api, calls } = fakeApi({ login: refused(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'ada', password: '' }])
})

test('a provider’s name is cleaned and cut before it is sent, so that nobody is locked out', async () => {
  const displayName = `\u202eAda\u0000 ${'💪'.repeat(120)}`
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName }) })
  const { api, calls } = fakeApi({ login: refused(404) })

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: `Ada ${'💪'.repeat(96)}`, password: '' }])
})

test('the name typed at an interrupted sign-up goes before, and becomes the display name', async () => {
  const nameless = { ...ada, displayName: '' }
  const { provider } = fakeProvider({ signIn: () => Promise.resolve(nameless) })
  const { api, calls } = fakeApi({ login: refused(404), register: answered({ name: 'Ada L' }) })
  keepTypedName('ada', 'Ada L')

  const { user } = await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'Ada L', password: '' }])
  expect(user.displayName).toBe('Ada L')
  expect(typedNameOf('ada')).toBeUndefined()
})

test('a display name that cannot be set keeps nobody out', async () => {
  const { provider } = fakeProvider({
    signIn: () => Promise.resolve({ ...ada, displayName: '' }),
    rename: rejecting('network-request-failed'),
  })
  keepTypedName(ada.email, 'Ada L')

  const { user } = await signInWithEmail({ provider, ...fakeApi() }, 'a@b', 'pw')

  expect(user.displayName).toBe('')
})

test('a name that somebody else typed is not taken, and waits no longer', async () => {
  const { provider } = fakeProvider({ signIn: () => Promise.resolve({ ...ada, displayName: '' }) })
  const { api, calls } = fakeApi({ login: refused(404) })
  keepTypedName('eve', 'Eve')

  await signInWithEmail({ provider, api }, 'a@b', 'pw')

  expect(calls[1]).toEqual(['register', 'ada', { name: 'ada', password: '' }])
  expect(typedNameOf('eve')).toBeUndefined()
})

test('a typed name waits on while nobody gets in', async () => {
  const { provider } = fakeProvider()
  const { api } = fakeApi({ login: refused(404), register: refused(503) })
  keepTypedName('ada', 'Ada L')

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow()

  expect(typedNameOf('ada')).toBe('Ada L')
})

test('a backend that fails otherwise is not healed: its message, and the provider is signed out', async () => {
  const { provider, calls } = fakeProvider()
  const { api, calls: asked } = fakeApi({ login: refused(500, 'Something broke.') })

  await expect(signInWithEmail({ provider, api }, 'a@b', 'pw')).rejects.toThrow('Something broke.')

  expect(asked).toHaveLength(1)
  expect(calls).toEqual(['signIn', 'signOut'])
})

test('Google registers whatever the reason of the failed login, and says when it was accepted', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi({ login: refused(undefined) })
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
])('Google: login and registration both fail, the latter with %j → "%s"', async (said, message) => {
  const { provider, calls } = fakeProvider()
  const { api } = fakeApi({ login: refused(500, 'first'), register: refused(400, said) })

  const outcome = signInWithGoogle({ provider, api }, () => undefined)

  await expect(outcome).rejects.toThrow(new RegExp(`^${message}$`))
  expect(calls).toEqual(['signInWithGoogle', 'signOut'])
})

test('reading a profile that the backend does not have registers it', async () => {
  const { api, calls } = fakeApi({ read: refused(404), register: answered({ name: 'Ada' }) })
  keepTypedName('ada', 'Ada')

  const reply = await ensureRegistered(api, ada)

  expect(reply).toMatchObject({ ok: true, data: { name: 'Ada' } })
  expect(calls).toHaveLength(2)
  expect(typedNameOf('ada')).toBeUndefined()
})
