import { report } from '../browser/report.ts'
import { paths } from '../paths.ts'
import { announceDeletion, browserData, removeBrowserData } from './browser-data.ts'
import type { Session } from './create-session.ts'
import {
  endsSession,
  providerCode,
  providerError,
  type IdentityProvider,
  type ProviderSettings,
  type ProviderUser,
  type UserSettings,
} from './identity-provider.ts'
import { messages } from './messages.ts'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { ensureRegistered } from './sign-in.ts'
import { settingsErrorMessage } from './settings-errors.ts'
import { settingsMessages } from './settings-messages.ts'
import { sharesUsage, storeSharesUsage } from './usage-statistics.ts'

/** A failure has the message that the dialog shows. */
export type SettingOutcome = { ok: true } | SettingFailure
export type SettingFailure = { ok: false; message: string }

type Dependencies = {
  session: Pick<Session, 'user'>
  provider: Pick<IdentityProvider, 'current'>
  settings: ProviderSettings
  api: ProfileApi
  /** Signs this user out, unless another one is signed in. Does not throw. */
  endSession: (user: { uid: string }) => Promise<unknown>
  /** The analytics measurement id; undefined if the shop measures nothing. */
  measurementId: string | undefined
}

/** The actions behind the buttons of the account settings (readings, Account settings). */
export type AccountSettings = ReturnType<typeof createAccountSettings>

export function createAccountSettings(dependencies: Dependencies) {
  const { session, provider, settings, api, endSession, measurementId } = dependencies
  /** The user whose account may be gone, because the result of a deletion is unknown. */
  let possiblyDeleted: string | undefined

  async function attempt(call: () => Promise<void>, failure: string): Promise<SettingOutcome> {
    const uid = session.user()?.uid ?? ''
    try {
      await call()
      return { ok: true }
    } catch (error) {
      report(failure, error)
      if (endsSession(error)) {
        await endSession({ uid })
        return { ok: false, message: messages.sessionEnded }
      }
      const message = error instanceof ReplyError ? error.message : settingsErrorMessage(error)
      return { ok: false, message: message || failure }
    }
  }

  function currentCaller(): ProviderUser {
    const user = provider.current()
    if (user) return user
    throw sessionEnded()
  }

  /** @param password undefined for a user who confirms in Google's pop-up */
  async function confirm(user: UserSettings, password: string | undefined) {
    if (password === undefined) return user.confirmWithGoogle()
    try {
      await user.confirmPassword(password)
    } catch (error) {
      // The provider refuses the password of a deleted account too. Only a reload tells the difference.
      await user.reload()
      throw error
    }
  }

  async function removeAccount(
    caller: ProviderUser,
    password: string | undefined,
    signal: AbortSignal,
  ) {
    // An account that is gone can no longer be confirmed, but its recent sign-in still counts.
    if (possiblyDeleted === caller.uid) {
      const outcome = await api.remove(caller)
      if (outcome.ok || outcome.code !== 'recent-sign-in-required') return outcome
      possiblyDeleted = undefined
      // Browsers block a pop-up that opens after a request. The next press opens it at once.
      if (password === undefined) return outcome
    }
    await confirm(settings.user(), password)
    assertNotCancelled(signal)
    const outcome = await api.remove(caller)
    possiblyDeleted = isUnknown(outcome) ? caller.uid : undefined
    return outcome
  }

  return {
    /**
     * Whether the user can sign in with a password. Without one, they sign in with Google.
     * @throws if the provider has not restored the session
     */
    hasPassword: () => settings.user().facts.signInMethods.includes('password'),

    /**
     * Changes the password, or adds one.
     * @param current undefined for a user who confirms in Google's pop-up
     */
    setPassword: (current: string | undefined, next: string, signal: AbortSignal) =>
      attempt(async () => {
        const user = settings.user()
        await confirm(user, current)
        assertNotCancelled(signal)
        await user.setPassword(next)
        // The provider revokes the sign-ins before the change, this one too. Signs in anew.
        await user.confirmPassword(next).catch((error: unknown) => {
          report('Signing in with the new password failed.', error)
        })
      }, settingsMessages.passwordChangeFailed),

    /** Resolves to the same outcome whether or not the address has an account. */
    sendPasswordReset: (email: string) =>
      attempt(async () => {
        try {
          await settings.sendPasswordReset(email, new URL(paths.login, location.origin).href)
        } catch (error) {
          // Without the provider's protection against enumeration it reveals that there is no account.
          if (providerCode(error) !== 'user-not-found') throw error
        }
      }, settingsMessages.resetLinkFailed),

    /**
     * @param password undefined for a user who confirms in Google's pop-up
     * @param signal cancels the deletion until it is sent
     * @param onDeleted leaves the page before the session ends
     */
    deleteAccount: (password: string | undefined, signal: AbortSignal, onDeleted: () => void) =>
      attempt(async () => {
        const caller = currentCaller()
        requireOk(await removeAccount(caller, password, signal))
        removeBrowserData()
        announceDeletion()
        onDeleted()
        await endSession(caller)
      }, settingsMessages.deletionFailed),

    /** Everything that is stored about the user, without tokens. */
    loadData: async (): Promise<{ ok: true; data: object } | SettingFailure> => {
      let data = {}
      const outcome = await attempt(async () => {
        const account = settings.user().facts
        const profile = requireOk(await ensureRegistered(api, currentCaller()))
        data = { profile, account, browser: browserData() }
      }, settingsMessages.downloadFailed)
      return outcome.ok ? { ok: true, data } : outcome
    },

    /** Whether the operator has configured analytics. */
    measuresUsage: measurementId !== undefined,
    sharesUsage,
    setSharesUsage: (shared: boolean): SettingOutcome => {
      if (!storeSharesUsage(shared)) {
        return { ok: false, message: settingsMessages.settingNotStored }
      }
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

/** Returns the data of a successful call, and else throws the error that `attempt` turns into a message. */
function requireOk<Data>(outcome: ApiOutcome<Data>): Data {
  if (outcome.ok) return outcome.data
  const { status, message } = outcome
  if (status === 401) throw sessionEnded()
  throw new ReplyError(message ?? messages.networkFailure, { cause: outcome })
}

/** Whether the backend may have done what it was asked although the call failed. */
const isUnknown = ({ ok, status = 0 }: ApiOutcome<unknown>) =>
  !ok && (status < 400 || status >= 500)

const sessionEnded = () => providerError('no-current-user')

/** A closed dialog cancels what has not been sent yet, like a closed pop-up. */
function assertNotCancelled({ aborted }: AbortSignal) {
  if (aborted) throw providerError('popup-closed-by-user')
}
