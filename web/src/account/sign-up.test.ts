import { afterEach, expect, test } from 'vitest'
import { ada, success, fakeApi, fakeProvider, failure } from './fakes.ts'
import { providerError } from './identity-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { signUp } from './sign-up.ts'
import { messages } from './messages.ts'
import { storeTypedName, typedNameOf } from './typed-name.ts'

const person = { name: 'Ada L', email: 'Ada@example.com', password: 'secret' }
const rejecting = (code: string) => () => Promise.reject(providerError(code))

afterEach(() => localStorage.clear())

test.each([
  ['email-already-in-use', messages.emailInUse],
  ['invalid-email', messages.invalidEmail],
  ['weak-password', messages.weakPassword],
  ['password-does-not-meet-requirements', messages.weakPassword],
  ['network-request-failed', messages.networkFailure],
  ['operation-not-allowed', messages.signUpUnanswered],
])('the provider rejects with %s → throws "%s"', async (code, message) => {
  const { provider } = fakeProvider({ signUp: rejecting(code) })

  const outcome = signUp({ provider, ...fakeApi() }, person)

  await expect(outcome).rejects.toHaveProperty('message', message)
})

test('the provider creates the account → the backend gets the typed name and password', async () => {
  const { provider } = fakeProvider()
  const { api, calls } = fakeApi()

  await signUp({ provider, api }, person)

  expect(calls).toEqual([['register', 'ada', { name: 'Ada L', password: 'secret' }]])
})

test.each([
  [failure(400, 'The name is too long.'), 'The name is too long.'],
  [failure(503, ''), messages.signUpFailed],
  [failure(undefined), messages.signUpUnanswered],
])('registration returns %o → deletes the account, throws "%s"', async (outcome, message) => {
  const { provider, calls } = fakeProvider()
  const { api } = fakeApi({ register: outcome })

  const result = signUp({ provider, api }, person)

  await expect(result).rejects.toHaveProperty('message', message)
  expect(calls).toEqual(['signUp', 'deleteAccount', 'signOut'])
})

test.each([
  [undefined, ['register', 'remove']],
  [201, ['register', 'remove']],
  [503, ['register', 'remove']],
  [400, ['register']],
])(
  'registration returns status %s → deletes a profile without an owner: %j',
  async (status, expected) => {
    const { provider } = fakeProvider()
    const { api, calls } = fakeApi({ register: failure(status) })

    await expect(signUp({ provider, api }, person)).rejects.toThrow()

    expect(calls.map(([name]) => name)).toEqual(expected)
  },
)

test('deleting the new account fails → signs out', async () => {
  const { provider, calls } = fakeProvider({ deleteAccount: rejecting('network-request-failed') })
  const { api } = fakeApi({ register: failure(503, '') })

  const outcome = signUp({ provider, api }, person)

  await expect(outcome).rejects.toHaveProperty('message', messages.signUpFailed)
  expect(calls).toEqual(['signUp', 'signOut'])
})

test('signUp stores the typed name by e-mail, then by uid, until the profile exists', async () => {
  const stored: (string | undefined)[][] = []
  const record = () => stored.push([typedNameOf('ada@example.com'), typedNameOf('ada')])
  const { provider } = fakeProvider({
    signUp: (_, onCreated) => {
      record()
      onCreated('ada')
      record()
      return Promise.resolve(ada)
    },
  })

  await signUp({ provider, ...fakeApi() }, person)
  record()

  expect(stored).toEqual([
    ['Ada L', undefined],
    [undefined, 'Ada L'],
    [undefined, undefined],
  ])
})

test.each([
  ['network-request-failed', 'Ada L'],
  ['weak-password', undefined],
  ['email-already-in-use', undefined],
])('the provider rejects with %s → the stored name is %s', async (code, name) => {
  const { provider } = fakeProvider({ signUp: rejecting(code) })

  await expect(signUp({ provider, ...fakeApi() }, person)).rejects.toThrow()

  expect(typedNameOf('ada@example.com')).toBe(name)
})

test.each([
  [{}, undefined],
  [{ deleteAccount: rejecting('network-request-failed') }, 'Ada L'],
] satisfies [Partial<IdentityProvider>, string | undefined][])(
  'registration fails (%o) → the typed name stays stored only if the account is not deleted',
  async (overrides, name) => {
    const { provider } = fakeProvider(overrides)
    const { api } = fakeApi({ register: failure(503) })

    await expect(signUp({ provider, api }, person)).rejects.toThrow()

    expect(typedNameOf('ada')).toBe(name)
  },
)

test('the user signs up again after a lost response → the sign-up completes with the name typed last', async () => {
  const { provider, calls } = fakeProvider({ signUp: rejecting('email-already-in-use') })
  const { api, calls: requests } = fakeApi({ login: failure(404), register: success({}, 201) })
  storeTypedName('ada@example.com', 'Ada')

  const { event } = await signUp({ provider, api }, person)

  expect(event).toBe('sign_up')
  expect(calls).toEqual(['signIn'])
  expect(requests[1]).toEqual(['register', 'ada', { name: 'Ada L', password: '' }])
})

test.each([
  ['wrong-password', messages.emailInUse],
  ['network-request-failed', messages.networkFailure],
])('the user signs up again, sign-in fails with %s → throws "%s"', async (code, message) => {
  const { provider, calls } = fakeProvider({
    signUp: rejecting('email-already-in-use'),
    signIn: rejecting(code),
  })
  storeTypedName('ada@example.com', 'Ada')

  const outcome = signUp({ provider, ...fakeApi() }, person)

  await expect(outcome).rejects.toHaveProperty('message', message)
  expect(calls).not.toContain('deleteAccount')
})
