import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import {
  createAccountSettings,
  type AccountSettings,
  type SettingOutcome,
} from './account-settings.ts'
import { ada, failure, fakeApi, fakeProviderSettings } from './fakes.ts'
import { providerError } from './identity-provider.ts'
import type { ProviderSettings, ProviderUser, UserSettings } from './identity-provider.ts'
import { messages } from './messages.ts'
import { settingsMessages } from './settings-messages.ts'
import { storeTypedName, typedNameOf } from './typed-name.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(window, 'ga-disable-G-1')
})

type Options = {
  overrides?: Partial<UserSettings>
  sendPasswordReset?: ProviderSettings['sendPasswordReset']
  removals?: Parameters<typeof fakeApi>[1]
  outcomes?: Parameters<typeof fakeApi>[0]
  measurementId?: string | undefined
}

/** The settings of Ada, who is signed in. `calls` has the calls of the provider and the backend in order. */
function start({ overrides, sendPasswordReset, removals, outcomes, measurementId }: Options = {}) {
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const calls: string[] = []
  const users: { current: ProviderUser | undefined } = { current: ada }
  const backend = fakeApi(outcomes, removals)
  const endSession = vi.fn(record(calls, 'endSession'))
  const provider = fakeProviderSettings((call) => record(calls, call), overrides)
  const settings = createAccountSettings({
    session: { user: () => ada },
    provider: { current: () => users.current },
    settings: { ...provider, ...(sendPasswordReset && { sendPasswordReset }) },
    api: {
      ...backend.api,
      remove: (caller) => {
        calls.push('remove')
        return backend.api.remove(caller)
      },
    },
    endSession,
    measurementId,
  })
  return { settings, calls, users, endSession, requests: backend.calls }
}

const { signal } = new AbortController()

const record = (calls: string[], call: string) => () => {
  calls.push(call)
  return Promise.resolve()
}
const rejecting = (code: string) => () => Promise.reject(providerError(code))

test('change password → confirms the current one first', async () => {
  const confirmed: string[] = []
  const { settings, calls } = start({
    overrides: {
      confirmPassword: (password) => {
        confirmed.push(password)
        return Promise.resolve()
      },
    },
  })

  expect(await settings.setPassword('old-secret', 'new-secret', signal)).toEqual({ ok: true })

  expect(confirmed, 'the change revokes the earlier sign-in').toEqual(['old-secret', 'new-secret'])
  expect(calls).toEqual(['setPassword'])
})

test('signing in with the new password fails → the change has succeeded nevertheless', async () => {
  const { settings } = start({
    overrides: { confirmPassword: rejecting('network-request-failed') },
  })

  expect(await settings.setPassword(undefined, 'new-secret', signal)).toEqual({ ok: true })
})

test('add a password → Google’s pop-up opens without waiting, then the password is added', async () => {
  const { settings, calls } = start()

  const outcome = settings.setPassword(undefined, 'new-secret', signal)

  expect(calls, 'synchronously, or the browser blocks the pop-up').toEqual(['confirmWithGoogle'])
  expect(await outcome).toEqual({ ok: true })
  expect(calls).toEqual(['confirmWithGoogle', 'setPassword', 'confirmPassword'])
})

const change = (settings: AccountSettings) => settings.setPassword('old', 'new-secret', signal)
const add = (settings: AccountSettings) => settings.setPassword(undefined, 'new-secret', signal)
const reset = (settings: AccountSettings) => settings.sendPasswordReset('ada@example.com')
const remove = (settings: AccountSettings) =>
  settings.deleteAccount('secret', signal, () => undefined)

test.each<
  [
    keyof UserSettings | 'sendPasswordReset',
    string,
    (settings: AccountSettings) => Promise<SettingOutcome>,
    string,
  ]
>([
  ['confirmPassword', 'wrong-password', change, messages.currentPasswordIncorrect],
  ['confirmPassword', 'invalid-credential', change, messages.currentPasswordIncorrect],
  ['confirmPassword', 'invalid-login-credentials', remove, messages.currentPasswordIncorrect],
  ['confirmPassword', 'too-many-requests', change, messages.tooManyAttempts],
  ['confirmPassword', 'network-request-failed', remove, messages.networkFailure],
  ['setPassword', 'weak-password', change, messages.weakPassword],
  ['setPassword', 'password-does-not-meet-requirements', change, messages.weakPassword],
  ['setPassword', 'something-else', change, settingsMessages.passwordChangeFailed],
  ['confirmWithGoogle', 'popup-closed-by-user', add, messages.popupClosed],
  ['confirmWithGoogle', 'popup-blocked', add, messages.popupBlocked],
  ['confirmWithGoogle', 'user-mismatch', add, settingsMessages.otherGoogleAccount],
  ['setPassword', 'something-else', add, settingsMessages.passwordChangeFailed],
  ['sendPasswordReset', 'invalid-email', reset, messages.invalidEmail],
  ['sendPasswordReset', 'network-request-failed', reset, messages.networkFailure],
  ['sendPasswordReset', 'too-many-requests', reset, messages.tooManyAttempts],
  ['sendPasswordReset', 'unauthorized-continue-uri', reset, settingsMessages.resetLinkFailed],
])(
  '%s fails with %s → %o returns its message, and the session stays',
  async (call, code, action, message) => {
    const { settings, endSession } = start(
      call === 'sendPasswordReset'
        ? { sendPasswordReset: rejecting(code) }
        : { overrides: { [call]: rejecting(code) } },
    )

    expect(await action(settings)).toEqual({ ok: false, message })

    expect(endSession).not.toHaveBeenCalled()
  },
)

test.each(['user-token-expired', 'user-disabled', 'user-not-found', 'no-current-user'])(
  'the provider refuses the session with %s → signs out and says so',
  async (code) => {
    const { settings, endSession } = start({ overrides: { setPassword: rejecting(code) } })

    expect(await change(settings)).toEqual({ ok: false, message: messages.sessionEnded })

    expect(endSession).toHaveBeenCalledExactlyOnceWith({ uid: 'ada' })
  },
)

test.each(['user-mismatch', 'invalid-login-credentials'])(
  'the account was deleted on another device: its password is refused with %s → the session ends',
  async (code) => {
    const { settings, endSession } = start({
      overrides: { confirmPassword: rejecting(code), reload: rejecting('user-token-expired') },
    })

    expect(await remove(settings)).toEqual({ ok: false, message: messages.sessionEnded })
    expect(endSession).toHaveBeenCalledExactlyOnceWith({ uid: 'ada' })
  },
)

test('another tab has signed in someone else → nothing is changed, and nobody is signed out', async () => {
  const { settings, endSession } = start({ overrides: { setPassword: rejecting('user-changed') } })

  expect(await add(settings)).toEqual({ ok: false, message: messages.sessionEnded })
  expect(endSession).not.toHaveBeenCalled()
})

test.each([
  ['change', 'setPassword'],
  ['add', 'setPassword'],
  ['delete', 'remove'],
])('%s: the dialog closes while the user confirms → no call of %s', async (action, call) => {
  const controller = new AbortController()
  const closing = () => {
    controller.abort()
    return Promise.resolve()
  }
  const { settings, calls } = start({
    overrides: { confirmPassword: closing, confirmWithGoogle: closing },
  })
  const actions: Record<string, () => Promise<SettingOutcome>> = {
    change: () => settings.setPassword('old', 'new-secret', controller.signal),
    add: () => settings.setPassword(undefined, 'new-secret', controller.signal),
    delete: () => settings.deleteAccount(undefined, controller.signal, () => undefined),
  }

  expect(await actions[action]?.()).toEqual({ ok: false, message: messages.popupClosed })
  expect(calls).not.toContain(call)
})

test('reset link for an address without an account → the outcome is the same', async () => {
  const sent: string[][] = []
  const known = start({
    sendPasswordReset: (...call) => {
      sent.push(call)
      return Promise.resolve()
    },
  })
  const unknown = start({ sendPasswordReset: rejecting('user-not-found') })

  expect(await reset(known.settings)).toEqual({ ok: true })
  expect(await reset(unknown.settings)).toEqual({ ok: true })

  expect(sent).toEqual([['ada@example.com', location.origin + paths.login]])
  expect(unknown.endSession, 'the error does not concern a session').not.toHaveBeenCalled()
})

function keepPersonalData() {
  sessionStorage.setItem('unsaved-profile', '{}')
  storeTypedName('ada@example.com', 'Ada')
  localStorage.setItem('usage-statistics', 'off')
  document.cookie = 'referral=SHOBOLABCDEF; Path=/'
}

test('delete the account → confirmed, deleted, signed out, and the personal data is gone from the browser', async () => {
  keepPersonalData()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const { settings, calls, endSession } = start()

  const outcome = await settings.deleteAccount('secret', signal, () => calls.push('onDeleted'))

  expect(outcome).toEqual({ ok: true })
  expect(calls).toEqual(['confirmPassword', 'remove', 'onDeleted', 'endSession'])
  expect(endSession).toHaveBeenCalledExactlyOnceWith(ada)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(typedNameOf('ada@example.com')).toBeUndefined()
  expect(document.cookie).toBe('')
  expect(localStorage.getItem('usage-statistics'), 'a setting of the device').toBe('off')
  expect(written, 'other tabs are told').toHaveBeenCalledWith('account-deleted', expect.anything())
  written.mockRestore()
})

test('delete an account without a password → confirmed in Google’s pop-up', async () => {
  const { settings, calls } = start()

  expect(await settings.deleteAccount(undefined, signal, () => undefined)).toEqual({ ok: true })

  expect(calls).toEqual(['confirmWithGoogle', 'remove', 'endSession'])
})

test.each([
  [undefined, undefined, messages.networkFailure],
  [403, 'Please sign in again to do this.', 'Please sign in again to do this.'],
  [429, 'Too many requests.', 'Too many requests.'],
  [500, 'Something went wrong.', 'Something went wrong.'],
  [500, '', settingsMessages.deletionFailed],
])(
  'deletion returns %s → its message, everything stays, and a second try deletes',
  async (status, text, message) => {
    keepPersonalData()
    const { settings, endSession } = start({ removals: [failure(status, text)] })

    expect(await remove(settings)).toEqual({ ok: false, message })
    expect(endSession).not.toHaveBeenCalled()
    expect(sessionStorage).toHaveLength(1)

    expect(await remove(settings)).toEqual({ ok: true })
    expect(endSession).toHaveBeenCalledOnce()
  },
)

test('deletion returns 401 → the session ends', async () => {
  const { settings, endSession } = start({ removals: [failure(401)] })

  expect(await remove(settings)).toEqual({ ok: false, message: messages.sessionEnded })

  expect(endSession).toHaveBeenCalledExactlyOnceWith({ uid: 'ada' })
})

test.each([undefined, 200, 500])(
  'a deletion failed with status %s → the next try does not confirm an account that may be gone',
  async (status) => {
    const { settings, calls } = start({ removals: [failure(status)] })
    await remove(settings)
    calls.length = 0

    expect(await remove(settings)).toEqual({ ok: true })

    expect(calls).toEqual(['remove', 'endSession'])
  },
)

test('a deletion was refused with 429 → the next try confirms again', async () => {
  const { settings, calls } = start({ removals: [failure(429)] })
  await remove(settings)
  calls.length = 0

  await remove(settings)

  expect(calls).toEqual(['confirmPassword', 'remove', 'endSession'])
})

test('the result of a deletion is unknown, and someone else signs in → their account is confirmed', async () => {
  const { settings, calls, users } = start({ removals: [failure(undefined)] })
  await remove(settings)
  calls.length = 0
  users.current = { ...ada, uid: 'eve' }

  await remove(settings)

  expect(calls[0]).toBe('confirmPassword')
})

const tooOld = () => [failure(undefined), failure(403, 'Sign in again.', 'recent-sign-in-required')]

test('the result of a deletion is unknown, and its confirmation is too old → confirms again', async () => {
  const { settings, calls } = start({ removals: tooOld() })
  await remove(settings)
  calls.length = 0

  expect(await remove(settings)).toEqual({ ok: true })

  expect(calls).toEqual(['remove', 'confirmPassword', 'remove', 'endSession'])
})

test('… in Google’s pop-up: at the next press, because browsers block a pop-up after a request', async () => {
  const { settings, calls } = start({ removals: tooOld() })
  const removeWithGoogle = () => settings.deleteAccount(undefined, signal, () => undefined)
  await removeWithGoogle()
  calls.length = 0

  expect(await removeWithGoogle()).toEqual({ ok: false, message: 'Sign in again.' })
  expect(calls).toEqual(['remove'])

  const outcome = removeWithGoogle()
  expect(calls, 'synchronously').toEqual(['remove', 'confirmWithGoogle'])
  expect(await outcome).toEqual({ ok: true })
})

test('data → profile, facts of the provider and storage of the browser, without tokens', async () => {
  localStorage.setItem('firebase:authUser:k:[DEFAULT]', '{"accessToken":"hush"}')
  localStorage.setItem('_grecaptcha', 'hush')
  localStorage.setItem('usage-statistics', 'off')
  sessionStorage.setItem('unsaved-profile', '{"name":"Ada"}')
  const { settings } = start()

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
})

test('the profile does not exist → it is registered, and in the data', async () => {
  const { settings, requests } = start({ outcomes: { read: failure(404) } })

  expect(await settings.loadData()).toMatchObject({ ok: true })
  expect(requests.map(([name]) => name)).toEqual(['read', 'register'])
})

test.each([
  [503, '', settingsMessages.downloadFailed],
  [undefined, undefined, messages.networkFailure],
  [401, 'Please sign in.', messages.sessionEnded],
])('loading the data returns %s with message %j → “%s”', async (status, text, message) => {
  const { settings, endSession } = start({ outcomes: { read: failure(status, text) } })

  expect(await settings.loadData()).toEqual({ ok: false, message })
  expect(endSession).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
})

test('statistics are switched off and on → stored, and a loaded analytics script obeys', () => {
  const { settings } = start({ measurementId: 'G-1' })
  expect(settings.measuresUsage).toBe(true)

  expect(settings.setSharesUsage(false)).toEqual({ ok: true })
  expect(settings.sharesUsage()).toBe(false)
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(true)

  expect(settings.setSharesUsage(true)).toEqual({ ok: true })
  expect(settings.sharesUsage()).toBe(true)
  expect(Reflect.get(window, 'ga-disable-G-1')).toBe(false)
})

test('the browser stores nothing → the switch says so', () => {
  vi.stubGlobal('localStorage', undefined)
  const { settings } = start()

  expect(settings.measuresUsage).toBe(false)
  expect(settings.setSharesUsage(false)).toEqual({
    ok: false,
    message: settingsMessages.settingNotStored,
  })
  vi.unstubAllGlobals()
})
