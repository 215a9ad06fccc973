import { report } from '../../browser/report.ts'
import { paths } from '../../paths.ts'
import { mayHaveSucceeded, type Api, type ApiFailure } from '../api.ts'
import { announceDeletion, browserData, removeBrowserData } from './browser-data.ts'
import { failure, messages, success, type ErrorCode, type Outcome } from '../errors.ts'
import type { Provider, ProviderUser } from '../firebase.ts'
import { endsSession, providerCode, providerError } from '../provider-errors.ts'
import { backendError, ensureRegistered, failureOf } from '../sign-in.ts'
import type { Session } from '../store.ts'

export function createSettingsActions(
  session: Session,
  provider: Provider,
  api: Api,
  endSession: (user: { uid: string }) => Promise<unknown>,
) {
  /** The user whose account may be gone, because the result of a deletion is unknown. */
  let possiblyDeleted: string | undefined

  async function outcomeOf<Data>(
    code: ErrorCode,
    call: () => Promise<Data>,
  ): Promise<Outcome<Data>> {
    const uid = session.user()?.uid ?? ''
    try {
      return success(await call())
    } catch (error) {
      report(messages[code], error)
      if (!endsSession(error)) return failureOf(error, 'settings', code)
      await endSession({ uid })
      return failure('sessionEnded')
    }
  }

  function currentUser(): ProviderUser {
    const user = provider.current()
    if (user) return user
    throw sessionEnded()
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
    hasPassword: () => currentUser().facts().signInMethods.includes('password'),

    setPassword: (current: string | undefined, next: string, signal: AbortSignal) =>
      outcomeOf('passwordChangeFailed', async () => {
        const user = currentUser()
        await confirm(user, current)
        assertNotCancelled(signal)
        await user.setPassword(next)
        // The provider revokes the sign-ins before the change, this one too. Signs in anew.
        await user.confirmPassword(next).catch((error: unknown) => {
          report('Signing in with the new password failed.', error)
        })
      }),

    sendPasswordReset: (email: string) =>
      outcomeOf('resetLinkFailed', async () => {
        try {
          await provider.sendPasswordReset(email, new URL(paths.login, location.origin).href)
        } catch (error) {
          // Without the provider's protection against enumeration it reveals that there is no account.
          if (providerCode(error) !== 'user-not-found') throw error
        }
      }),

    /** `signal` cancels the deletion until it is sent. `onDeleted` leaves the page before the session ends. */
    deleteAccount: (password: string | undefined, signal: AbortSignal, onDeleted: () => void) =>
      outcomeOf('deletionFailed', async () => {
        const user = currentUser()
        const outcome = await removeAccount(user, password, signal)
        if (!outcome.ok) throw errorOf(outcome, 'deletionFailed')
        removeBrowserData()
        announceDeletion()
        onDeleted()
        await endSession(user)
      }),

    loadData: () =>
      outcomeOf<object>('downloadFailed', async () => {
        const user = currentUser()
        const profile = await ensureRegistered(api, user)
        if (!profile.ok) throw errorOf(profile, 'downloadFailed')
        return { profile: profile.data, account: user.facts(), browser: browserData() }
      }),
  }
}

const errorOf = (outcome: ApiFailure, code: ErrorCode) =>
  outcome.status === 401 ? sessionEnded() : backendError(outcome, code)

const sessionEnded = () => providerError('no-current-user')

/** A closed dialog cancels what has not been sent yet, like a closed pop-up. */
function assertNotCancelled({ aborted }: AbortSignal) {
  if (aborted) throw providerError('popup-closed-by-user')
}
