// @vitest-environment jsdom

import { afterEach, expect, test } from 'vitest'
import { ada, answered, fakeApi, fakeProvider, providerError, refused } from './fakes.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { signUp } from './sign-up.ts'
import { keepTypedName, typedNameOf } from './typed-name.ts'

const person = { name: 'Ada L', email: 'Ada@example.com', password: 'secret' }
const rejecting = (code: string) => () => Promise.reject(providerError(code))

afterEach(() => localStorage.clear())

test.each([
  ['email-already-in-use', 'This email is already registered'],
  ['invalid-email', 'Invalid email address'],
  ['weak-password', 'Password is too weak'],
  ['password-does-not-meet-requirements', 'Password is too weak'],
  ['network-request-failed', 'Network error. Please check your internet connection.'],
  ['operation-not-allowed', 'Failed to create an account. Please try again.'],
])('signing up: %s says "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signUp: rejecting(code) })

  await expect(signUp({ provider, ...fakeApi() }, person)).rejects.toThrow(message)
})

test('a sign-up sends the name and the password typed', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi()

  await signUp({ provider, api }, person)

  expect(calls).toEqual([['register', 'ada', { name: 'Ada L', password: 'secret' }]])
})

test.each([
  [refused(400, 'The name is too long.'), 'The name is too long.'],
  [refused(503), 'Failed to create account. Please try again.'],
  [refused(undefined), 'Failed to create an account. Please try again.'],
])(
  'a sign-up that the backend fails deletes the new account: %o says "%s"',
  async (reply, message) => {
    const { provider, calls } = fakeProvider()
    const { api } = fakeApi({ register: reply })

    await expect(signUp({ provider, api }, person)).rejects.toThrow(message)

    expect(calls).toEqual(['signUp', 'deleteAccount', 'signOut'])
  },
)

test('a new account that cannot be deleted again is at least signed out', async () => {
  const { provider, calls } = fakeProvider({ deleteAccount: rejecting('network-request-failed') })
  const { api } = fakeApi({ register: refused(503) })

  await expect(signUp({ provider, api }, person)).rejects.toThrow(
    'Failed to create account. Please try again.',
  )

  expect(calls).toEqual(['signUp', 'signOut'])
})

test('the typed name waits under the e-mail, then under the uid, until the profile exists', async () => {
  const waiting: (string | undefined)[][] = []
  const note = () => waiting.push([typedNameOf('ada@example.com'), typedNameOf('ada')])
  const { provider } = fakeProvider({
    signUp: (_, onCreated) => {
      note()
      onCreated('ada')
      note()
      return Promise.resolve(ada)
    },
  })

  await signUp({ provider, ...fakeApi() }, person)
  note()

  expect(waiting).toEqual([
    ['Ada L', undefined],
    [undefined, 'Ada L'],
    [undefined, undefined],
  ])
})

test.each([
  ['network-request-failed', 'Ada L'],
  ['weak-password', undefined],
  ['email-already-in-use', undefined],
])('after %s the name that waits is %s', async (code, name) => {
  const { provider } = fakeProvider({ signUp: rejecting(code) })

  await expect(signUp({ provider, ...fakeApi() }, person)).rejects.toThrow()

  expect(typedNameOf('ada@example.com')).toBe(name)
})

test.each([
  [{}, undefined],
  [{ deleteAccount: rejecting('network-request-failed') }, 'Ada L'],
] satisfies [Partial<IdentityProvider>, string | undefined][])(
  'the name waits only for an account that stays behind: %o',
  async (does, name) => {
    const { provider } = fakeProvider(does)
    const { api } = fakeApi({ register: refused(503) })

    await expect(signUp({ provider, api }, person)).rejects.toThrow()

    expect(typedNameOf('ada')).toBe(name)
  },
)

test('signing up again after an unanswered attempt finishes it, with the name typed last', async () => {
  const { provider, calls } = fakeProvider({ signUp: rejecting('email-already-in-use') })
  const { api, calls: asked } = fakeApi({ login: refused(404), register: answered({}, 201) })
  keepTypedName('ada@example.com', 'Ada')

  const { event } = await signUp({ provider, api }, person)

  expect(event).toBe('sign_up')
  expect(calls).toEqual(['signIn'])
  expect(asked[1]).toEqual(['register', 'ada', { name: 'Ada L', password: '' }])
})

test.each([
  ['wrong-password', 'This email is already registered'],
  ['network-request-failed', 'Network error. Please check your internet connection.'],
])('where that account does not let in, %s, it says "%s"', async (code, message) => {
  const { provider, calls } = fakeProvider({
    signUp: rejecting('email-already-in-use'),
    signIn: rejecting(code),
  })
  keepTypedName('ada@example.com', 'Ada')

  await expect(signUp({ provider, ...fakeApi() }, person)).rejects.toThrow(message)

  expect(calls).not.toContain('deleteAccount')
})
