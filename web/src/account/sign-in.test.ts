import { expect, test } from 'vitest'
import type { ApiOutcome } from './api.ts'
import { googleFailedBecause, messages, sentenceOf, type ErrorCode } from './errors.ts'
import {
  accepted,
  fakeApi,
  fakeProvider,
  fakeUser,
  rejected,
  rejecting,
  unanswered,
} from '../testing/fake-account.ts'
import type { Provider, ProviderUser } from './firebase.ts'
import { providerCodes } from './provider-errors.ts'
import { createSignIn, failureOf } from './sign-in.ts'

type Options = {
  provider?: Partial<Provider>
  user?: Partial<ProviderUser>
  outcomes?: Parameters<typeof fakeApi>[0]
}

function start({ provider: overrides, user, outcomes }: Options = {}) {
  const { provider, calls } = fakeProvider(overrides, fakeUser(user))
  const { api, calls: requests } = fakeApi(outcomes)
  const methods = createSignIn(provider, api)
  return {
    ...methods,
    signIn: () => methods.signIn('a@b', 'pw'),
    signUp: () => methods.signUp({ name: 'Ada L', email: 'Ada@example.com', password: 'secret' }),
    calls,
    requests,
  }
}

/** The sentence that the form shows after a failed call. */
async function sentenceAfter(
  call: Promise<unknown>,
  form: keyof typeof providerCodes,
  otherwise: ErrorCode,
) {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  return sentenceOf(failureOf(error, form, otherwise))
}

const failing = {
  signIn: (shop: ReturnType<typeof start>) =>
    sentenceAfter(shop.signIn(), 'signIn', 'signInFailed'),
  signUp: (shop: ReturnType<typeof start>) =>
    sentenceAfter(shop.signUp(), 'signUp', 'signUpUnanswered'),
  signInWithGoogle: (shop: ReturnType<typeof start>) =>
    sentenceAfter(
      shop.signInWithGoogle(() => undefined),
      'google',
      'googleFailed',
    ),
}

test.each<[keyof typeof failing, string, string]>([
  ['signIn', 'user-not-found', messages.invalidCredentials],
  ['signIn', 'wrong-password', messages.invalidCredentials],
  ['signIn', 'invalid-credential', messages.invalidCredentials],
  ['signIn', 'invalid-login-credentials', messages.invalidCredentials],
  ['signIn', 'invalid-email', messages.invalidEmail],
  ['signIn', 'too-many-requests', messages.tooManyAttempts],
  ['signIn', 'network-request-failed', messages.networkFailure],
  ['signIn', 'user-disabled', messages.signInFailed],
  ['signUp', 'email-already-in-use', messages.emailInUse],
  ['signUp', 'invalid-email', messages.invalidEmail],
  ['signUp', 'weak-password', messages.weakPassword],
  ['signUp', 'password-does-not-meet-requirements', messages.weakPassword],
  ['signUp', 'network-request-failed', messages.networkFailure],
  ['signUp', 'too-many-requests', messages.tooManyAttempts],
  ['signUp', 'operation-not-allowed', messages.signUpUnanswered],
  ['signInWithGoogle', 'popup-closed-by-user', messages.popupClosed],
  ['signInWithGoogle', 'popup-blocked', messages.popupBlocked],
  ['signInWithGoogle', 'cancelled-popup-request', messages.popupCancelled],
  ['signInWithGoogle', 'network-request-failed', messages.networkFailure],
  ['signInWithGoogle', 'internal-error', messages.networkFailure],
  ['signInWithGoogle', 'too-many-requests', googleFailedBecause('too-many-requests')],
])(
  '%s shows its message and asks nothing of the backend when the provider rejects with %s',
  async (method, code, message) => {
    const shop = start({ provider: { [method]: rejecting(code) } })

    expect(await failing[method](shop)).toBe(message)
    expect(shop.requests).toEqual([])
  },
)

test.each<[keyof typeof failing, Record<string, ApiOutcome<never>[]>, string]>([
  ['signIn', { login: [rejected(500, 'Broken.')] }, 'Broken.'],
  ['signIn', { login: [rejected(500)] }, messages.signInFailed],
  ['signIn', { login: [unanswered] }, messages.networkFailure],
  ['signIn', { login: [rejected(404)], register: [unanswered] }, messages.networkFailure],
  ['signUp', { register: [rejected(400, 'Too long.')] }, 'Too long.'],
  ['signUp', { register: [rejected(503)] }, messages.signUpFailed],
  ['signUp', { register: [unanswered] }, messages.signUpUnanswered],
  [
    'signInWithGoogle',
    { login: [rejected(500, 'first')], register: [rejected(400, 'second')] },
    googleFailedBecause('second'),
  ],
  ['signInWithGoogle', { login: [unanswered], register: [unanswered] }, messages.googleFailed],
])(
  '%s shows its message and signs out of the provider when the backend returns %o',
  async (method, outcomes, message) => {
    const shop = start({ outcomes })

    expect(await failing[method](shop)).toBe(message)
    expect(shop.calls.at(-1)).toBe('signOut')
  },
)

test('marks the name when the backend rejects a field of the registration', async () => {
  const { signUp } = start({
    outcomes: { register: [rejected(400, 'name must …', 'invalid-body')] },
  })

  await expect(signUp()).rejects.toHaveProperty('failure.code', 'invalidName')
})

test.each([
  ['the display name', 'Ada', 'Ada'],
  ['the local part of the e-mail', '', 'ada'],
  [
    'a cleaned name of valid length',
    `\u202eAda\u0000${'💪'.repeat(120)}`,
    `Ada ${'💪'.repeat(96)}`,
  ],
])('registers with %s when the backend does not know the user', async (_, displayName, name) => {
  const { signIn, requests, calls } = start({
    user: { displayName },
    outcomes: { login: [rejected(404)] },
  })

  expect((await signIn()).event).toBe('login')

  expect(requests).toEqual([
    ['login', 'ada'],
    ['register', 'ada', { name, password: '' }],
  ])
  expect(calls).not.toContain('signOut')
})

test.each([
  [201, 'sign_up'],
  [200, 'login'],
])(
  'registers after any failed login with Google; status %i counts as %s',
  async (status, event) => {
    const { signInWithGoogle, requests } = start({
      outcomes: { login: [unanswered], register: [accepted({}, status)] },
    })
    let accepts = 0

    expect((await signInWithGoogle(() => (accepts += 1))).event).toBe(event)

    expect(accepts).toBe(1)
    expect(requests[1]).toEqual(['register', 'ada', { name: 'Ada', password: '' }])
  },
)

test.each([
  [unanswered, ['register', 'remove']],
  [rejected(503), ['register', 'remove']],
  [rejected(400), ['register']],
])(
  'deletes the new account when registration fails with %o, and the profile it may have left',
  async (outcome, expected) => {
    const { signUp, calls, requests } = start({ outcomes: { register: [outcome] } })

    await expect(signUp()).rejects.toThrow()

    expect(calls).toEqual(['signUp', 'remove', 'signOut'])
    expect(requests.map(([name]) => name)).toEqual(expected)
  },
)

test('signs out when registration fails and the new account cannot be deleted', async () => {
  const { signUp, calls, requests } = start({
    user: { remove: rejecting('network-request-failed') },
    outcomes: { register: [unanswered] },
  })

  await expect(signUp()).rejects.toThrow(messages.signUpUnanswered)

  expect(calls.at(-1)).toBe('signOut')
  expect(requests).toHaveLength(1)
})

/** A sign-up whose response is lost, and after which the e-mail is in use. */
function signUpTwice(options: Options = {}) {
  const responses = ['network-request-failed', 'email-already-in-use']
  const provider = { ...options.provider, signUp: () => rejecting(responses.shift() ?? '')() }
  const shop = start({ ...options, provider })
  return { ...shop, first: shop.signUp().catch(() => undefined) }
}

test('completes the account when a sign-up is repeated after a lost response', async () => {
  const { signUp, first, calls, requests } = signUpTwice({ user: { displayName: '' } })
  await first

  const { user, event } = await signUp()

  expect([user.displayName, event]).toEqual(['Ada L', 'sign_up'])
  expect(calls).toEqual(['signIn', 'rename'])
  expect(requests).toEqual([['register', 'ada', { name: 'Ada L', password: 'secret' }]])
})

test('never deletes the account of a repeated sign-up, which may be older', async () => {
  const { signUp, first, calls } = signUpTwice({ outcomes: { register: [unanswered] } })
  await first

  await expect(signUp()).rejects.toThrow(messages.signUpUnanswered)

  expect(calls).toEqual(['signIn', 'signOut'])
})

test.each([
  ['wrong-password', messages.emailInUse],
  ['network-request-failed', messages.networkFailure],
])(
  'shows its message when the sign-in of a repeated sign-up fails with %s',
  async (code, message) => {
    const shop = signUpTwice({ provider: { signIn: rejecting(code) } })
    await shop.first

    expect(await failing.signUp(shop)).toBe(message)
  },
)
