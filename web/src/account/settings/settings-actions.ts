import { report } from '../../browser/report.ts'
import { paths } from '../../paths.ts'
import type { ForUser } from '../actions.ts'
import { mayHaveSucceeded, type Api } from '../api.ts'
import { done, success, type Outcome } from '../errors.ts'
import type { Provider, ProviderUser } from '../firebase.ts'
import { providerCode, providerError } from '../provider-errors.ts'
import { ensureRegistered, providerFailure } from '../sign-in.ts'
import { announceDeletion, browserData, removeBrowserData } from './browser-data.ts'

export function createSettingsActions(
  provider: Provider,
  api: Api,
  forUser: ForUser,
  endSession: (uid: string) => Promise<unknown>,
) {
  /** The user whose account may be gone, because the result of a deletion is unknown. */
  let possiblyDeleted: string | undefined

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
        if (!outcome.ok) return outcome
        removeBrowserData()
        announceDeletion()
        onDeleted()
        await endSession(user.uid)
        return done
      }),

    loadData: () =>
      forUser<object>('downloadFailed', async (user) => {
        const outcome = await ensureRegistered(api, user, 'read')
        if (!outcome.ok) return outcome
        return success({ profile: outcome.data, account: user.facts(), browser: browserData() })
      }),
  }
}

/** A closed dialog cancels what has not been sent yet. */
function assertNotCancelled({ aborted }: AbortSignal) {
  if (aborted) throw providerError('cancelled')
}
