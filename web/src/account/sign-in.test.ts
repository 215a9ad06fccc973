import { expect, test, vi } from 'vitest'
import type { ApiOutcome } from './api.ts'
import { done, messages, sentenceOf, type Outcome } from './errors.ts'
import { deferred } from '../testing/render-with-account.tsx'
import {
  accepted,
  ada,
  fakeApi,
  fakeProvider,
  fakeUser,
  rejected,
  rejecting,
  startStore,
  unanswered,
} from '../testing/fake-account.ts'
import type { PendingUser, Provider, ProviderUser } from './firebase.ts'

type Options = {
  overrides?: Partial<Provider>
  user?: Partial<ProviderUser>
  pending?: Parameters<typeof fakeProvider>[2]
  outcomes?: Parameters<typeof fakeApi>[0]
}

function start({ overrides, user, pending, outcomes }: Options = {}) {
  const { api, calls: requests } = fakeApi(outcomes)
  const started = startStore({ api, fake: fakeProvider(overrides, fakeUser(user), pending) })
  const { run } = started.store
  const person = { name: 'Ada L', email: 'Ada@example.com', password: 'secret' }
  return {
    ...started,
    requests,
    signIn: () => run((actions) => actions.signIn('a@b', 'pw')),
    signInWithGoogle: () => run((actions) => actions.signInWithGoogle(() => undefined)),
    signUp: () => run((actions) => actions.signUp(person)),
  }
}

type Method = 'signIn' | 'signInWithGoogle' | 'signUp'

const sentence = (outcome: Outcome) => (outcome.ok ? undefined : sentenceOf(outcome))

test.each<[Method, string, string]>([
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
  ['signUp', 'operation-not-allowed', messages.signUpFailed],
  ['signInWithGoogle', 'popup-closed-by-user', messages.popupClosed],
  ['signInWithGoogle', 'popup-blocked', messages.popupBlocked],
  ['signInWithGoogle', 'cancelled-popup-request', messages.popupCancelled],
  ['signInWithGoogle', 'network-request-failed', messages.networkFailure],
  ['signInWithGoogle', 'internal-error', messages.networkFailure],
  ['signInWithGoogle', '', 'Failed to sign in with Google: Unknown error'],
  ['signInWithGoogle', 'too-many-requests', 'Failed to sign in with Google: too-many-requests'],
])(
  '%s shows its message and asks nothing of the backend when the provider rejects with %s',
  async (method, code, message) => {
    const shop = start({ overrides: { [method]: rejecting(code) } })

    expect(sentence(await shop[method]())).toBe(message)
    expect(shop.requests).toEqual([])
    expect(shop.track).not.toHaveBeenCalled()
    expect(shop.logged).toHaveBeenCalledOnce()
  },
)

test.each<[Method, Record<string, ApiOutcome<never>[]>, string]>([
  ['signIn', { login: [rejected(500, 'Broken.')] }, 'Broken.'],
  ['signIn', { login: [rejected(500)] }, messages.signInFailed],
  ['signIn', { login: [unanswered] }, messages.networkFailure],
  ['signIn', { login: [rejected(404)], register: [unanswered] }, messages.networkFailure],
  ['signUp', { register: [rejected(400, 'Too long.')] }, 'Too long.'],
  ['signUp', { register: [rejected(503)] }, messages.signUpRejected],
  ['signUp', { register: [unanswered] }, messages.signUpFailed],
  [
    'signInWithGoogle',
    { login: [rejected(500, 'first')], register: [rejected(400, 'second')] },
    'Failed to sign in with Google: second',
  ],
  ['signInWithGoogle', { login: [unanswered], register: [unanswered] }, messages.googleFailed],
])(
  '%s shows its message and does not sign in when the backend returns %o',
  async (method, outcomes, message) => {
    const shop = start({ outcomes })

    expect(sentence(await shop[method]())).toBe(message)
    expect(shop.calls).not.toContain('accept')
    expect(shop.store.user()).toBeUndefined()
  },
)

test('marks the name when the backend rejects a field of the registration', async () => {
  const { signUp } = start({ outcomes: { register: [rejected(400, 'name …', 'invalid-body')] } })

  expect(await signUp()).toHaveProperty('code', 'invalidName')
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
  const { signIn, requests, track } = start({
    user: { displayName },
    outcomes: { login: [rejected(404)] },
  })

  expect(await signIn()).toEqual(done)

  expect(requests).toEqual([
    ['login', 'ada'],
    ['register', 'ada', { name, password: '' }],
  ])
  expect(track).toHaveBeenCalledWith('login', { method: 'email' })
})

test.each([
  [201, 'sign_up'],
  [200, 'login'],
])(
  'registers after any failed login with Google; status %i counts as %s',
  async (status, event) => {
    const { store, requests, track } = start({
      outcomes: { login: [unanswered], register: [accepted({}, status)] },
    })
    const onAccepted = vi.fn()

    expect(await store.run((actions) => actions.signInWithGoogle(onAccepted))).toEqual(done)

    expect(onAccepted).toHaveBeenCalledOnce()
    expect(requests[1]).toEqual(['register', 'ada', { name: 'Ada', password: '' }])
    expect(track).toHaveBeenCalledWith(event, { method: 'google' })
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

    expect(await signUp()).toMatchObject({ ok: false })

    expect(calls).toEqual(['signUp', 'remove'])
    expect(requests.map(([name]) => name)).toEqual(expected)
  },
)

test('does not sign in when registration fails and the new account cannot be deleted', async () => {
  const { signUp, calls, requests } = start({
    pending: { remove: rejecting('network-request-failed') },
    outcomes: { register: [unanswered] },
  })

  expect(sentence(await signUp())).toBe(messages.signUpFailed)

  expect(calls).toEqual(['signUp', 'remove'])
  expect(requests).toHaveLength(1)
})

/** Tries a sign-up whose response is lost, and after which the e-mail is in use. */
async function startAfterLostSignUp({ overrides, ...options }: Options = {}) {
  const responses = ['network-request-failed', 'email-already-in-use']
  const signUp = () => rejecting(responses.shift() ?? '')()
  const started = start({ ...options, overrides: { ...overrides, signUp } })
  await started.signUp()
  started.calls.length = 0
  return started
}

test('completes the account when a sign-up is repeated after a lost response', async () => {
  const { signUp, calls, requests, store, track } = await startAfterLostSignUp({
    user: { displayName: '' },
  })

  expect(await signUp()).toEqual(done)

  expect(store.user()?.displayName).toBe('Ada L')
  expect(track).toHaveBeenCalledWith('sign_up', { method: 'email' })
  expect(calls).toEqual(['signIn', 'rename', 'accept'])
  expect(requests).toEqual([['register', 'ada', { name: 'Ada L', password: 'secret' }]])
})

test('never deletes the account of a repeated sign-up, which may be older', async () => {
  const { signUp, calls } = await startAfterLostSignUp({ outcomes: { register: [unanswered] } })

  expect(sentence(await signUp())).toBe(messages.signUpFailed)

  expect(calls).toEqual(['signIn'])
})

test.each([
  ['wrong-password', messages.emailInUse],
  ['network-request-failed', messages.networkFailure],
])(
  'shows its message when the sign-in of a repeated sign-up fails with %s',
  async (code, message) => {
    const { signUp } = await startAfterLostSignUp({ overrides: { signIn: rejecting(code) } })

    expect(sentence(await signUp())).toBe(message)
  },
)

test.each([
  ['login', 'email', 'signIn'],
  ['sign_up', 'email', 'signUp'],
  ['login', 'google', 'signInWithGoogle'],
] as const)('sends event %s with method %s when %s succeeds', async (event, method, action) => {
  const started = start()

  expect(await started[action]()).toEqual(done)

  expect(started.track.mock.calls).toEqual([[event, { method }]])
  expect(started.store.user()?.uid).toBe('ada')
})

test('keeps the user of the app until the backend has accepted too', async () => {
  const { promise, resolve } = deferred<ReturnType<typeof accepted>>()
  const api = { ...fakeApi().api, login: () => promise }
  const { store, calls } = startStore({ api })
  const outcome = store.run((actions) => actions.signIn('a@b', 'pw'))
  await vi.waitFor(() => expect(calls).toEqual(['signIn']))
  expect(store.user()).toBeUndefined()

  resolve(accepted())
  await outcome

  expect(calls).toEqual(['signIn', 'accept'])
  expect(store.user()?.uid).toBe('ada')
})

test('signs in although storage is full', async () => {
  const { signIn, store, change, logged } = start({
    pending: { accept: () => Promise.reject(new Error('QuotaExceededError')) },
  })

  expect(await signIn()).toEqual(done)

  expect(store.user()?.uid).toBe('ada')
  expect(logged).toHaveBeenCalledOnce()
  change(undefined)
  expect(store.user()).toBeUndefined()
})

/** Two sign-ins: Ada's with her password, and one with Google whose pop-up is open until the test ends it. */
async function startPopup({ outcomes }: Options = {}) {
  const { promise, resolve } = deferred<PendingUser>()
  const open = vi.fn(() => promise)
  const eve = fakeProvider({}, fakeUser({ uid: 'eve' }))
  const started = start({ overrides: { signInWithGoogle: open }, outcomes })
  const outcome = started.signInWithGoogle()
  await vi.waitFor(() => expect(open).toHaveBeenCalled())
  const end = (result: Promise<PendingUser> | PendingUser) => {
    resolve(result)
    return outcome
  }
  return {
    ...started,
    acceptEve: () => {
      const accept = () => {
        started.change(eve.account)
        return Promise.resolve()
      }
      return end({ ...eve.pending, accept })
    },
    close: () => end(rejecting('popup-closed-by-user')()),
  }
}

test('signs in at once when the pop-up of another sign-in is open, which may fail', async () => {
  const { signIn, store, close } = await startPopup()

  expect(await signIn()).toEqual(done)
  expect(store.user()?.uid).toBe('ada')

  expect(await close()).toMatchObject({ ok: false })
  expect(store.user()?.uid).toBe('ada')
})

test('signs in the last user whom the backend has accepted when sign-ins overlap', async () => {
  const { signIn, store, acceptEve } = await startPopup()
  await signIn()

  await acceptEve()

  expect(store.user()?.uid).toBe('eve')
})

test('keeps the first user when the backend rejects the second', async () => {
  const { signIn, store, acceptEve } = await startPopup({
    outcomes: { login: [accepted(), rejected(500)], register: [rejected(500)] },
  })
  await signIn()

  await acceptEve()

  expect(store.user()?.uid).toBe('ada')
})

test('follows another tab that signs in during a sign-in', async () => {
  const { store, change, close } = await startPopup()

  change(ada)
  expect(store.user()?.uid).toBe('ada')
  await close()

  expect(store.user()?.uid).toBe('ada')
})
