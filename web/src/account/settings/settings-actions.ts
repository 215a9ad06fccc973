import { report } from '../../browser/report.ts'
import { paths } from '../../paths.ts'
import { mayHaveSucceeded, type Api, type ApiFailure } from '../api.ts'
import { announceDeletion, browserData, removeBrowserData } from './browser-data.ts'
import { done, failure, success, type ErrorCode, type Outcome } from '../errors.ts'
import type { Provider, ProviderUser } from '../firebase.ts'
import { providerCode, providerError } from '../provider-errors.ts'
import { backendFailure, ensureRegistered, providerFailure } from '../sign-in.ts'

export function createSettingsActions(
  provider: Provider,
  api: Api,
  endSession: (uid: string | undefined) => Promise<unknown>,
) {
  /** The user whose account may be gone, because the result of a deletion is unknown. */
  let possiblyDeleted: string | undefined

  async function forUser<Data>(
    code: ErrorCode,
    call: (user: ProviderUser) => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const user = provider.current()
    const outcome = user
      ? await call(user).catch((error: unknown) => providerFailure(error, 'settings', code))
      : failure('sessionEnded')
    if (!outcome.ok && outcome.code === 'sessionEnded') await endSession(user?.uid)
    return outcome
  }

  /** @param password undefined for a user who confirms in Google's pop-up */
  async function confirm(user: ProviderUser, password: string | undefined) {
    if (password === undefined) return user.confirmWithGoogle()
    try {
      await user.confirmPassword(password)
    } catch (error) {
      // The provider rejects the password of a deleted account too. Only a reload tells the difference.
      await user.reload()
      throw error
    }
  }

  async function removeAccount(
    user: ProviderUser,
    password: string | undefined,
    signal: AbortSignal,
  ) {
    // An account that is gone can no longer be confirmed, but its recent sign-in still counts.
    if (possiblyDeleted === user.uid) {
      const outcome = await api.remove(user)
      if (outcome.ok || outcome.code !== 'recent-sign-in-required') return outcome
      possiblyDeleted = undefined
      // Browsers block a pop-up that opens after a request. The next press opens it at once.
      if (password === undefined) return outcome
    }
    await confirm(user, password)
    assertNotCancelled(signal)
    const outcome = await api.remove(user)
    possiblyDeleted = !outcome.ok && mayHaveSucceeded(outcome) ? user.uid : undefined
    return outcome
  }

  return {
    measurementId: provider.measurementId,

    /** @throws if nobody is signed in at the provider */
    hasPassword: () => {
      const user = provider.current()
      if (!user) throw providerError('no-current-user')
      return user.facts().signInMethods.includes('password')
    },

    setPassword: (current: string | undefined, next: string, signal: AbortSignal) =>
      forUser('passwordChangeFailed', async (user) => {
        await confirm(user, current)
        assertNotCancelled(signal)
        await user.setPassword(next)
        // The provider revokes the sign-ins before the change, this one too. Signs in anew.
        await user.confirmPassword(next).catch((error: unknown) => {
          report('Signing in with the new password failed.', error)
        })
        return done
      }),

    sendPasswordReset: async (email: string): Promise<Outcome> => {
      try {
        await provider.sendPasswordReset(email, new URL(paths.login, location.origin).href)
      } catch (error) {
        // Without the provider's protection against enumeration it reveals that there is no account.
        if (providerCode(error) !== 'user-not-found')
          return providerFailure(error, 'settings', 'resetLinkFailed')
      }
      return done
    },

    /** `signal` cancels the deletion until it is sent. `onDeleted` leaves the page before the session ends. */
    deleteAccount: (password: string | undefined, signal: AbortSignal, onDeleted: () => void) =>
      forUser('deletionFailed', async (user) => {
        const outcome = await removeAccount(user, password, signal)
        if (!outcome.ok) return failureOf(outcome, 'deletionFailed')
        removeBrowserData()
        announceDeletion()
        onDeleted()
        await endSession(user.uid)
        return done
      }),

    loadData: () =>
      forUser<object>('downloadFailed', async (user) => {
        const profile = await ensureRegistered(api, user, 'read')
        if (!profile.ok) return failureOf(profile, 'downloadFailed')
        return success({ profile: profile.data, account: user.facts(), browser: browserData() })
      }),
  }
}

const failureOf = (outcome: ApiFailure, code: ErrorCode) =>
  outcome.status === 401 ? failure('sessionEnded') : backendFailure(outcome, code, 'networkFailure')

/** A closed dialog cancels what has not been sent yet. */
function assertNotCancelled({ aborted }: AbortSignal) {
  if (aborted) throw providerError('cancelled')
}
