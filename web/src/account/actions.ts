import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import { report } from '../browser/report.ts'
import { toast } from '../ui/toast.tsx'
import { createTrack } from './analytics.ts'
import { createApi, type ApiFailure, type ApiOutcome } from './api.ts'
import { createAppCheck } from './app-check.ts'
import { isDeletion, removeBrowserData } from './settings/browser-data.ts'
import { done, failure, messages } from './errors.ts'
import type { SentenceCode, Failure, Outcome, Success } from './errors.ts'
import type { Provider, ProviderUser } from './firebase.ts'
import { notices } from './notices.ts'
import { createSettingsActions } from './settings/settings-actions.ts'
import {
  backendFailure,
  createSignInActions,
  ensureRegistered,
  providerFailure,
} from './sign-in.ts'
import type { Session } from './store.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'

/** What a visitor can do with an account. `run` of the store loads and calls the actions, which do not throw. */
export type AccountActions = ReturnType<typeof createActions>

/** Runs a call of the signed-in user, and ends their session if the provider or the backend rejects it. */
export type ForUser = <Data>(
  code: SentenceCode,
  call: (user: ProviderUser) => Promise<Success<Data> | ApiFailure>,
  toFailure?: (outcome: ApiFailure, code: SentenceCode) => Failure,
) => Promise<Outcome<Data>>

export function createActions(
  session: Session,
  provider: Provider,
  api = createApi(createAppCheck(import.meta.env.VITE_APP_CHECK_KEY)),
  track = createTrack(provider.measurementId),
) {
  /** The last save. The next call waits for it: each returns the whole profile, and the user sees that of the last. */
  let saving: Promise<unknown> | undefined

  const forUser: ForUser = async (code, call, toFailure = backendFailure) => {
    const user = provider.current()
    if (!user) return failure(code)
    let failed: Failure
    try {
      const outcome = await call(user)
      if (outcome.ok) return outcome
      const rejected = toFailure(outcome, code)
      failed = outcome.status === 401 ? failure('sessionEnded') : rejected
    } catch (error) {
      failed = providerFailure(error, 'settings', code)
    }
    if (failed.code !== 'sessionEnded') return failed
    return (await endSession(user.uid)) ? failed : failure(code)
  }

  const withProfile = (
    code: SentenceCode,
    call: (user: ProviderUser) => Promise<ApiOutcome<Profile>>,
  ) =>
    forUser(
      code,
      async (user) => {
        await saving
        return call(user)
      },
      profileFailure,
    )

  async function signOut(): Promise<boolean> {
    try {
      await provider.signOut()
      session.setUser(undefined)
      return true
    } catch (error) {
      report('Logging out failed.', error)
      return false
    }
  }

  /** Signs this user out, and resolves to whether nobody is signed in now. */
  async function endSession(uid: string): Promise<boolean> {
    const current = provider.current()
    return (!current || current.uid === uid) && signOut()
  }

  async function updateProfile(user: ProviderUser, update: ProfileUpdate) {
    const outcome = await api.update(user, update)
    if (outcome.ok && outcome.data.name !== session.user()?.displayName) {
      try {
        await user.rename(outcome.data.name)
        session.setUser(provider.current())
      } catch (error) {
        report('Changing the display name failed.', error)
      }
    }
    return outcome
  }

  return {
    ...createSignInActions(session, provider, api, track),

    signOut: async (): Promise<Outcome> => {
      if (!(await signOut())) return failure('networkFailure')
      removeUnsavedProfile()
      return done
    },

    loadProfile: () =>
      withProfile('profileLoadFailed', (user) => ensureRegistered(api, user, 'read')),

    saveProfile: (update: ProfileUpdate) => {
      const save = withProfile('profileUpdateFailed', (user) => updateProfile(user, update))
      saving = save
      return save
    },

    ...createSettingsActions(provider, api, forUser, endSession),
  }
}

function profileFailure(outcome: ApiFailure, code: SentenceCode) {
  report('The profile call failed.', outcome)
  // The only error that a reload may fix, so its message is shown.
  return failure(code, outcome.code === 'app-check' ? outcome.message : undefined)
}

export const announceEnd = () => toast.error(messages.sessionEnded)

// Only after a logout in another tab: the input stays if the backend ends the session in this one.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key) && !storedSession()) removeUnsavedProfile()
  if (!isDeletion(event)) return
  removeBrowserData()
  toast.success(notices.accountDeleted)
})
