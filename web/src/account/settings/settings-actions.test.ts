import { expect, test, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { createActions, type AccountActions } from '../actions.ts'
import { done, messages, sentenceOf, type SentenceCode, type Outcome } from '../errors.ts'
import {
  fakeApi,
  fakeProvider,
  fakeUser,
  rejected,
  rejecting,
  unanswered,
} from '../../testing/fake-account.ts'
import type { Provider, ProviderUser } from '../firebase.ts'

type Options = {
  overrides?: Partial<Provider>
  user?: Partial<ProviderUser>
  outcomes?: Parameters<typeof fakeApi>[0]
}

/** The settings of Ada, who is signed in. `calls` has the calls of the provider and the backend in order. */
function start({ overrides, user, outcomes }: Options = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fake = fakeProvider(overrides, fakeUser(user))
  const { provider, calls } = fake
  const { api, calls: requests } = fakeApi(outcomes)
  fake.change(fake.account)
  const setUser = vi.fn()
  const session = { user: () => fake.account, setUser }
  const recording = {
    ...api,
    remove: (caller: Parameters<typeof api.remove>[0]) => {
      calls.push('delete')
      return api.remove(caller)
    },
  }
  const settings = createActions(session, provider, recording, () => undefined)
  return { ...fake, settings, setUser, requests }
}

const { signal } = new AbortController()

const change = (settings: AccountActions) => settings.setPassword('old', 'new-secret', signal)
const add = (settings: AccountActions) => settings.setPassword(undefined, 'new-secret', signal)
const reset = (settings: AccountActions) => settings.sendPasswordReset('ada@example.com')
const remove = (settings: AccountActions) =>
  settings.deleteAccount('secret', signal, () => undefined)
const removeWithGoogle = (settings: AccountActions) =>
  settings.deleteAccount(undefined, signal, () => undefined)

const sentence = (outcome: Outcome<unknown>) => (outcome.ok ? undefined : sentenceOf(outcome))
const sessionEnded = { ok: false, code: 'sessionEnded' }

test('confirms the current password, changes it, and signs in with the new one', async () => {
  const confirmPassword = vi.fn(() => Promise.resolve())
  const { settings, calls } = start({ user: { confirmPassword } })

  expect(await change(settings)).toMatchObject({ ok: true })

  expect(calls).toEqual(['confirmPassword', 'setPassword', 'confirmPassword'])
  expect(confirmPassword.mock.calls).toEqual([['old'], ['new-secret']])
})

test('changes the password although signing in with the new one fails', async () => {
  const { settings } = start({
    user: { confirmPassword: rejecting('network-request-failed') },
  })

  expect(await add(settings)).toMatchObject({ ok: true })
})

test('opens Google’s pop-up without waiting, then adds the password', async () => {
  const { settings, calls } = start()

  const outcome = add(settings)

  expect(calls, 'synchronously, or the browser blocks the pop-up').toEqual(['confirmWithGoogle'])
  expect(await outcome).toMatchObject({ ok: true })
  expect(calls).toEqual(['confirmWithGoogle', 'setPassword', 'confirmPassword'])
})

test.each<
  [
    keyof ProviderUser | 'sendPasswordReset',
    string,
    (settings: AccountActions) => Promise<Outcome<unknown>>,
    SentenceCode,
  ]
>([
  ['confirmPassword', 'wrong-password', change, 'currentPasswordIncorrect'],
  ['confirmPassword', 'invalid-credential', change, 'currentPasswordIncorrect'],
  ['confirmPassword', 'invalid-login-credentials', remove, 'currentPasswordIncorrect'],
  ['confirmPassword', 'too-many-requests', change, 'tooManyAttempts'],
  ['confirmPassword', 'network-request-failed', remove, 'networkFailure'],
  ['setPassword', 'weak-password', change, 'weakPassword'],
  ['setPassword', 'password-does-not-meet-requirements', change, 'weakPassword'],
  ['setPassword', 'something-else', change, 'passwordChangeFailed'],
  ['confirmWithGoogle', 'popup-closed-by-user', add, 'popupClosed'],
  ['confirmWithGoogle', 'popup-blocked', add, 'popupBlocked'],
  ['confirmWithGoogle', 'user-mismatch', add, 'otherGoogleAccount'],
  ['sendPasswordReset', 'invalid-email', reset, 'invalidEmail'],
  ['sendPasswordReset', 'network-request-failed', reset, 'networkFailure'],
  ['sendPasswordReset', 'too-many-requests', reset, 'tooManyAttempts'],
  ['sendPasswordReset', 'unauthorized-continue-uri', reset, 'resetLinkFailed'],
])('keeps the session when %s fails with %s', async (call, code, action, expected) => {
  const failing = { [call]: rejecting(code) }
  const { settings, calls } = start({ overrides: failing, user: failing })

  expect(await action(settings)).toEqual({ ok: false, code: expected })

  expect(calls).not.toContain('signOut')
})

test.each(['user-token-expired', 'user-disabled', 'user-not-found', 'no-current-user'])(
  'ends the session when the provider rejects it with %s',
  async (code) => {
    const { settings, calls, setUser } = start({ user: { setPassword: rejecting(code) } })

    expect(await change(settings)).toEqual(sessionEnded)

    expect(calls).toContain('signOut')
    expect(setUser).toHaveBeenCalledExactlyOnceWith(undefined)
  },
)

test('keeps the session when another user signs in in another tab meanwhile', async () => {
  const { settings, calls, change } = start({
    user: { setPassword: rejecting('user-changed') },
  })
  const outcome = add(settings)
  change(fakeUser({ uid: 'eve' }))

  expect(await outcome).toEqual({ ok: false, code: 'passwordChangeFailed' })
  expect(calls).not.toContain('signOut')
})

test.each(['user-mismatch', 'invalid-login-credentials'])(
  'ends the session when the account was deleted on another device: its password is rejected with %s',
  async (code) => {
    const { settings, calls } = start({
      user: { confirmPassword: rejecting(code), reload: rejecting('user-token-expired') },
    })

    expect(await remove(settings)).toEqual(sessionEnded)
    expect(calls).toContain('signOut')
  },
)

test.each([
  ['change', 'setPassword'],
  ['add', 'setPassword'],
  ['delete', 'delete'],
])('%s: does not call %s when the dialog closes while the user confirms', async (action, call) => {
  const controller = new AbortController()
  const closing = () => {
    controller.abort()
    return Promise.resolve()
  }
  const { settings, calls } = start({
    user: { confirmPassword: closing, confirmWithGoogle: closing },
  })
  const actions: Record<string, () => Promise<Outcome<unknown>>> = {
    change: () => settings.setPassword('old', 'new-secret', controller.signal),
    add: () => settings.setPassword(undefined, 'new-secret', controller.signal),
    delete: () => settings.deleteAccount(undefined, controller.signal, () => undefined),
  }

  expect(await actions[action]?.()).toEqual({ ok: false, code: 'cancelled' })
  expect(calls).not.toContain(call)
})

test('returns the same outcome for a reset link whether or not the address has an account', async () => {
  const sendPasswordReset = vi.fn(() => Promise.resolve())
  const known = start({ overrides: { sendPasswordReset } })
  const unknown = start({ overrides: { sendPasswordReset: rejecting('user-not-found') } })

  expect(await reset(known.settings)).toEqual(done)
  expect(await reset(unknown.settings)).toEqual(done)

  expect(sendPasswordReset.mock.calls).toEqual([['ada@example.com', location.origin + paths.login]])
  expect(unknown.calls, 'the error does not concern a session').not.toContain('signOut')
})

function keepPersonalData() {
  sessionStorage.setItem('unsaved-profile', '{}')
  localStorage.setItem('usage-statistics', 'off')
  document.cookie = 'referral=SHOBOLABCDEF; Path=/'
}

test('deletes the account, then what this browser keeps about the person, and tells other tabs', async () => {
  keepPersonalData()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const { settings, calls } = start()

  const outcome = await settings.deleteAccount('secret', signal, () => calls.push('onDeleted'))

  expect(outcome).toEqual(done)
  expect(calls).toEqual(['confirmPassword', 'delete', 'onDeleted', 'signOut'])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(document.cookie).toBe('')
  expect(localStorage.getItem('usage-statistics'), 'a setting of the device').toBe('off')
  expect(written).toHaveBeenCalledWith('account-deleted', expect.anything())
})

test.each([
  [unanswered, messages.networkFailure],
  [rejected(403, 'Please sign in again to do this.'), 'Please sign in again to do this.'],
  [rejected(500), messages.deletionFailed],
])(
  'keeps everything when a deletion returns %o, and a second try deletes',
  async (failed, shown) => {
    keepPersonalData()
    const { settings, calls } = start({ outcomes: { remove: [failed] } })

    expect(sentence(await remove(settings))).toBe(shown)
    expect(calls).not.toContain('signOut')
    expect(sessionStorage).toHaveLength(1)

    expect(await remove(settings)).toEqual(done)
    expect(calls.at(-1)).toBe('signOut')
  },
)

test('ends the session when a deletion returns 401', async () => {
  const { settings, calls } = start({ outcomes: { remove: [rejected(401)] } })

  expect(await remove(settings)).toEqual(sessionEnded)

  expect(calls.at(-1)).toBe('signOut')
})

test.each([
  [unanswered, ['delete', 'signOut']],
  [rejected(500), ['delete', 'signOut']],
  [rejected(429), ['confirmPassword', 'delete', 'signOut']],
])('after %o the next try confirms only an account that still exists', async (failed, expected) => {
  const { settings, calls } = start({ outcomes: { remove: [failed] } })
  await remove(settings)
  calls.length = 0

  expect(await remove(settings)).toEqual(done)

  expect(calls).toEqual(expected)
})

test('confirms the account of another user who signs in after an unknown deletion', async () => {
  const { settings, calls, change } = start({ outcomes: { remove: [unanswered] } })
  await remove(settings)
  change(fakeUser({ uid: 'eve', confirmPassword: rejecting('wrong-password') }))
  calls.length = 0

  expect(await remove(settings)).toMatchObject({ ok: false, code: 'currentPasswordIncorrect' })

  expect(calls).toEqual([])
})

const tooOld = () => ({
  remove: [unanswered, rejected(403, 'Sign in again.', 'recent-sign-in-required')],
})

test('confirms again when the result of a deletion is unknown and its confirmation is too old', async () => {
  const { settings, calls } = start({ outcomes: tooOld() })
  await remove(settings)
  calls.length = 0

  expect(await remove(settings)).toEqual(done)

  expect(calls).toEqual(['delete', 'confirmPassword', 'delete', 'signOut'])
})

test('confirms in Google’s pop-up at the next press, because browsers block a pop-up after a request', async () => {
  const { settings, calls } = start({ outcomes: tooOld() })
  await removeWithGoogle(settings)
  calls.length = 0

  expect(sentence(await removeWithGoogle(settings))).toBe('Sign in again.')
  expect(calls).toEqual(['delete'])

  const outcome = removeWithGoogle(settings)
  expect(calls, 'synchronously').toEqual(['delete', 'confirmWithGoogle'])
  expect(await outcome).toEqual(done)
})

test('loads the profile, the facts of the provider and the storage of the browser, without tokens', async () => {
  localStorage.setItem('firebase:authUser:k:[DEFAULT]', '{"accessToken":"hush"}')
  localStorage.setItem('_grecaptcha', 'hush')
  localStorage.setItem('usage-statistics', 'off')
  sessionStorage.setItem('unsaved-profile', '{"name":"Ada"}')
  const { settings, requests } = start({ outcomes: { read: [rejected(404)] } })

  const outcome = await settings.loadData()

  expect(outcome).toMatchObject({
    ok: true,
    data: {
      profile: { uid: 'ada' },
      account: { uid: 'ada', signInMethods: ['password'], emailVerified: true },
      browser: {
        localStorage: { 'usage-statistics': 'off' },
        sessionStorage: { 'unsaved-profile': '{"name":"Ada"}' },
      },
    },
  })
  expect(JSON.stringify(outcome)).not.toContain('hush')
  expect(requests.map(([name]) => name)).toEqual(['read', 'register'])
})

test.each([
  [rejected(503), messages.downloadFailed],
  [unanswered, messages.networkFailure],
  [rejected(401), messages.sessionEnded],
])('when loading the data returns %o the message is “%s”', async (failed, message) => {
  const { settings } = start({ outcomes: { read: [failed] } })

  expect(sentence(await settings.loadData())).toBe(message)
})
