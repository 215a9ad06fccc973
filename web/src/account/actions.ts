import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import { report } from '../browser/report.ts'
import { toast } from '../ui/toast.tsx'
import { createTrack, type Track } from './analytics.ts'
import { createApi, type Api, type ApiOutcome } from './api.ts'
import { createAppCheck } from './app-check.ts'
import { isDeletion, removeBrowserData } from './settings/browser-data.ts'
import { done, failure, messages, type ErrorCode, type Outcome } from './errors.ts'
import type { Provider, ProviderUser } from './firebase.ts'
import { notices } from './notices.ts'
import { createSettingsActions } from './settings/settings-actions.ts'
import { createSignInActions, ensureRegistered } from './sign-in.ts'
import type { Session } from './store.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'

/** What a visitor can do with an account. No action throws; `run` of the store loads and calls them. */
export type AccountActions = ReturnType<typeof createActions>

export function createActions(session: Session, provider: Provider, api: Api, track: Track) {
  /** The last save. The next call waits for it: each returns the whole profile, and the user sees that of the last. */
  let saving: Promise<unknown> | undefined

  async function withProfile(
    call: (caller: ProviderUser) => Promise<ApiOutcome<Profile>>,
    code: ErrorCode,
  ): Promise<Outcome<Profile>> {
    const caller = provider.current()
    if (!caller) return failure(code)
    await saving
    const outcome = await call(caller)
    if (outcome.ok) return outcome
    report('The profile call failed.', outcome)
    if (outcome.status === 401 && (await endSession(caller.uid))) return failure('sessionEnded')
    // The only error that a reload may fix, so its message is shown.
    return failure(code, outcome.code === 'app-check' ? outcome.message : undefined)
  }

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
  async function endSession(uid: string | undefined): Promise<boolean> {
    const current = provider.current()
    return (!current || current.uid === uid) && signOut()
  }

  async function updateProfile(caller: ProviderUser, update: ProfileUpdate) {
    const outcome = await api.update(caller, update)
    if (outcome.ok && outcome.data.name !== session.user()?.displayName) {
      try {
        await caller.rename(outcome.data.name)
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
      withProfile((caller) => ensureRegistered(api, caller, 'read'), 'profileLoadFailed'),

    saveProfile: (update: ProfileUpdate) => {
      const save = withProfile((caller) => updateProfile(caller, update), 'profileUpdateFailed')
      saving = save
      return save
    },

    ...createSettingsActions(provider, api, endSession),
  }
}

export const createBrowserActions = (session: Session, provider: Provider) =>
  createActions(
    session,
    provider,
    createApi(createAppCheck(import.meta.env.VITE_APP_CHECK_KEY)),
    createTrack(provider.measurementId),
  )

export const announceEnd = () => toast.error(messages.sessionEnded)

// Only after a logout in another tab: the input stays if the backend ends the session in this one.
window.addEventListener('storage', (event) => {
  if (isSessionKey(event.key) && !storedSession()) removeUnsavedProfile()
  if (!isDeletion(event)) return
  removeBrowserData()
  toast.success(notices.accountDeleted)
})
