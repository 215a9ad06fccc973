import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import { report } from '../browser/report.ts'
import { toast } from '../ui/toast.tsx'
import { createTrack, type Track } from './analytics.ts'
import { createApi, type Api, type ApiOutcome } from './api.ts'
import { createAppCheck } from './app-check.ts'
import { isDeletion, removeBrowserData } from './settings/browser-data.ts'
import { done, failure, messages, type ErrorCode, type Outcome } from './errors.ts'
import type { NewPerson, Provider, ProviderUser } from './firebase.ts'
import { notices } from './notices.ts'
import { createSettingsActions } from './settings/settings-actions.ts'
import { createSignIn, ensureRegistered, failureOf, type SignInResult } from './sign-in.ts'
import type { Session } from './store.ts'
import { isSessionKey, storedSession } from './stored-session.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'

/** What a visitor can do with an account. No action throws; `run` of the store loads and calls them. */
export type AccountActions = ReturnType<typeof createActions>

export function createActions(session: Session, provider: Provider, api: Api, track: Track) {
  const { signIns } = session
  const signIn = createSignIn(provider, api)
  let saving: Promise<unknown> | undefined

  /** The session is persisted, and its user changes, only after `call` has succeeded (decision 0004). */
  async function runSignIn(
    method: 'email' | 'google',
    errors: [form: 'signIn' | 'signUp' | 'google', otherwise: ErrorCode],
    call: () => Promise<SignInResult>,
  ): Promise<Outcome> {
    signIns.running += 1
    try {
      // Not awaited: a pop-up must open inside the click, and the provider queues its operations.
      if (signIns.running === 1) void persist(provider.setMemoryPersistence)
      const { user, event } = await call()
      // Does not wait for other sign-ins: their pop-ups may stay open for minutes.
      await persist(provider.setLocalPersistence)
      session.setUser(user)
      track(event, { method })
      return done
    } catch (error) {
      report('Signing in failed.', error)
      if (signIns.running === 1) await persist(provider.setLocalPersistence)
      return failureOf(error, ...errors)
    } finally {
      signIns.running -= 1
      if (signIns.running === 0) syncAfterSignIns()
    }
  }

  /** Applies auth changes that were ignored during sign-ins. */
  function syncAfterSignIns() {
    const current = provider.current()
    if (current?.uid !== session.user()?.uid) session.setUser(current)
    // The provider does not read the storage again by itself.
    if (signIns.missedAnotherTab && session.storedSession()?.uid !== current?.uid) session.reload()
    signIns.missedAnotherTab = false
  }

  async function withProfile(
    call: (caller: ProviderUser) => Promise<ApiOutcome<Profile>>,
    code: ErrorCode,
  ): Promise<Outcome<Profile>> {
    const caller = provider.current()
    if (!caller) return failure(code)
    const outcome = await call(caller)
    if (outcome.ok) return outcome
    report('The profile call failed.', outcome)
    if (outcome.status === 401 && (await endSession(caller))) return failure('sessionEnded')
    // The only error that a reload may fix, so its message is shown.
    return failure(code, outcome.code === 'app-check' ? outcome.message : undefined)
  }

  /** Signs this user out, and resolves to whether nobody is signed in now. */
  async function endSession({ uid }: Pick<ProviderUser, 'uid'>): Promise<boolean> {
    const current = provider.current()
    if (current && current.uid !== uid) return false
    try {
      await provider.signOut()
      session.setUser(undefined)
      return true
    } catch (error) {
      report('Ending the session failed.', error)
      return false
    }
  }

  async function saveProfile(update: ProfileUpdate): Promise<Outcome<Profile>> {
    const caller = provider.current()
    const outcome = await withProfile((user) => api.update(user, update), 'profileUpdateFailed')
    if (outcome.ok && outcome.data.name !== session.user()?.displayName) {
      try {
        await caller?.rename(outcome.data.name)
        session.setUser(provider.current())
      } catch (error) {
        report('Changing the display name failed.', error)
      }
    }
    return outcome
  }

  return {
    signIn: (email: string, password: string) =>
      runSignIn('email', ['signIn', 'signInFailed'], () => signIn.signIn(email, password)),

    signUp: (person: NewPerson) =>
      runSignIn('email', ['signUp', 'signUpUnanswered'], () => signIn.signUp(person)),

    /** Calls `onAccepted` after Google has accepted the sign-in, before the backend request. */
    signInWithGoogle: (onAccepted: () => void) =>
      runSignIn('google', ['google', 'googleFailed'], () => signIn.signInWithGoogle(onAccepted)),

    signOut: async (): Promise<Outcome> => {
      try {
        await provider.signOut()
        session.setUser(undefined)
        removeUnsavedProfile()
        return done
      } catch (error) {
        report('Logging out failed.', error)
        return failure('networkFailure')
      }
    },

    loadProfile: async () => {
      // Otherwise the profile could be read before the save, and the user would see the old one.
      await saving
      return withProfile((caller) => ensureRegistered(api, caller), 'profileLoadFailed')
    },

    saveProfile: (update: ProfileUpdate) => {
      const save = saveProfile(update)
      saving = Promise.all([saving, save])
      return save
    },

    ...createSettingsActions(session, provider, api, endSession),
  }
}

// A full or blocked storage does not prevent a sign-in: the session then lasts as long as the page.
const persist = (set: () => Promise<void>) =>
  set().catch((error: unknown) => report('Setting the persistence failed.', error))

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
