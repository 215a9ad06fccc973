import { report } from '../browser/report.ts'
import { paths } from '../paths.ts'
import { announceDeletion, browserData, removeBrowserData } from './browser-data.ts'
import type { Session } from './create-session.ts'
import {
  endsSession,
  providerCode,
  type IdentityProvider,
  type ProviderSettings,
  type ProviderUser,
} from './identity-provider.ts'
import { messages } from './messages.ts'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { settingsErrorMessage } from './settings-errors.ts'
import { settingsMessages } from './settings-messages.ts'
import { sharesUsage, storeSharesUsage } from './usage-statistics.ts'

export type SettingOutcome = { ok: true } | { ok: false; message: string }

type Dependencies = {
  session: Pick<Session, 'setUser'>
  provider: Pick<IdentityProvider, 'current' | 'signOut'>
  settings: ProviderSettings
  api: Pick<ProfileApi, 'read' | 'remove'>
  /** The analytics measurement id; undefined if the shop measures nothing. */
  measurementId: string | undefined
}

/** The actions behind the buttons of the account settings (docs/readings.md, 12). */
export type AccountSettings = ReturnType<typeof createAccountSettings>

export function createAccountSettings(dependencies: Dependencies) {
  const { session, provider, settings, api, measurementId } = dependencies
  /** Whether a confirmed deletion has failed. The account may be gone nevertheless. */
  let deletionFailed = false

  async function attempt(call: () => Promise<void>, failure: string): Promise<SettingOutcome> {
    try {
      await call()
      return { ok: true }
    } catch (error) {
      report(failure, error)
      if (endsSession(error)) {
        await endSession()
        return { ok: false, message: messages.sessionEnded }
      }
      const message = error instanceof ReplyError ? error.message : settingsErrorMessage(error)
      return { ok: false, message: message || failure }
    }
  }

  async function endSession() {
    await provider.signOut()
    session.setUser(undefined)
  }

  function currentUser(): ProviderUser {
    const user = provider.current()
    if (user) return user
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' })
  }

  const confirm = (password: string | undefined) =>
    password === undefined ? settings.confirmWithGoogle() : settings.confirmPassword(password)

  async function removeAccount(user: ProviderUser, password: string | undefined) {
    // An account that is gone can no longer be confirmed, but its recent sign-in still counts.
    if (deletionFailed) {
      const outcome = await api.remove(user)
      if (outcome.ok || outcome.code !== 'recent-sign-in-required') return outcome
    }
    await confirm(password)
    return api.remove(user)
  }

  return {
    /** Whether the user can sign in with a password. Without one, they sign in with Google. */
    hasPassword: () => settings.facts().signInMethods.includes('password'),

    changePassword: (current: string, next: string) =>
      attempt(async () => {
        await settings.confirmPassword(current)
        await settings.setPassword(next)
      }, settingsMessages.passwordChangeFailed),

    addPassword: (next: string) =>
      attempt(async () => {
        await settings.confirmWithGoogle()
        await settings.setPassword(next)
      }, settingsMessages.passwordChangeFailed),

    /** Resolves to the same outcome whether or not the address has an account. */
    sendPasswordReset: (email: string) =>
      attempt(async () => {
        try {
          await settings.sendPasswordReset(email, loginUrl())
        } catch (error) {
          // Without the provider's protection against enumeration it reveals that there is no account.
          if (providerCode(error) !== 'user-not-found') throw error
        }
      }, settingsMessages.resetLinkFailed),

    sendVerificationEmail: () =>
      attempt(
        () => settings.sendVerificationEmail(loginUrl()),
        settingsMessages.verificationFailed,
      ),

    /** Updates the signed-in user, for example after the e-mail was verified in another tab. */
    refresh: async () => {
      try {
        session.setUser(await settings.reload())
      } catch (error) {
        report('The account could not be refreshed.', error)
      }
    },

    /**
     * @param password undefined for a user who confirms in Google's pop-up
     * @param onDeleted leaves the page before the session ends
     */
    deleteAccount: (password: string | undefined, onDeleted: () => void) =>
      attempt(async () => {
        const outcome = await removeAccount(currentUser(), password)
        deletionFailed = !outcome.ok
        throwUnless(outcome)
        removeBrowserData()
        announceDeletion()
        onDeleted()
        await endSession()
      }, settingsMessages.deletionFailed),

    /** Everything that is stored about the user, without tokens. */
    loadData: async () => {
      try {
        const outcome = await api.read(currentUser())
        throwUnless(outcome)
        return { profile: outcome.data, account: settings.facts(), browser: browserData() }
      } catch (error) {
        report(settingsMessages.downloadFailed, error)
        return undefined
      }
    },

    /** Whether the operator has configured analytics. */
    measuresUsage: measurementId !== undefined,
    sharesUsage,
    setSharesUsage: (shared: boolean): SettingOutcome => {
      if (!storeSharesUsage(shared))
        return { ok: false, message: settingsMessages.settingNotStored }
      // Stops a script of Google Analytics that this page has already loaded.
      if (measurementId) Object.assign(window, { [`ga-disable-${measurementId}`]: !shared })
      return { ok: true }
    },
  }
}

/** The backend's response to a call that failed. */
class ReplyError extends Error {
  override name = 'ReplyError'
}

function throwUnless<Data>(
  outcome: ApiOutcome<Data>,
): asserts outcome is Extract<ApiOutcome<Data>, { ok: true }> {
  if (outcome.ok) return
  const { status, message } = outcome
  if (status === 401)
    throw Object.assign(new Error('The session has ended.'), { code: 'auth/no-current-user' })
  throw new ReplyError(status === undefined ? messages.networkFailure : message, { cause: outcome })
}

/** Where the pages behind the provider's e-mails lead to. */
const loginUrl = () => new URL(paths.login, location.origin).href
