import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { attemptSignIn } from './attempt-sign-in.ts'
import { messages } from './messages.ts'
import { report } from '../browser/report.ts'
import { retry } from '../browser/retry.ts'
import type { Account, ProfileOutcome, SignInOutcome } from './account.ts'
import type { AccountSettings } from './account-settings.ts'
import type { Session } from './create-session.ts'
import type { ProviderSettings, ProviderUser } from './identity-provider.ts'
import {
  SignInError,
  ensureRegistered,
  signInWithEmail,
  signInWithGoogle,
  type SignInResult,
  type SignInDependencies,
} from './sign-in.ts'
import { signUp } from './sign-up.ts'
import type { Track } from './track.ts'
import { removeUnsavedProfile } from './unsaved-profile.ts'

/** The actions that change the signed-in user or the profile. They load with the identity provider. */
export type AccountActions = Omit<Account, 'user' | 'prepare'>

type Dependencies = {
  session: Session
  api: ProfileApi
  track: Track
  /** Loads the provider's calls of the account settings. */
  providerSettings: () => Promise<ProviderSettings>
  /** The analytics measurement id; undefined if the shop measures nothing. */
  measurementId: () => Promise<string | undefined>
}

export function createAccountActions(dependencies: Dependencies): AccountActions {
  const { session, api, track, providerSettings, measurementId } = dependencies
  let loadingSettings: Promise<AccountSettings> | undefined
  /** Resolves when no save is running. */
  let saving: Promise<unknown> | undefined

  async function attempt(
    method: Parameters<Track>[1]['method'],
    action: (dependencies: SignInDependencies) => Promise<SignInResult>,
  ): Promise<SignInOutcome> {
    try {
      const { event } = await attemptSignIn(session, (provider) => action({ provider, api }))
      track(event, { method })
      return { ok: true }
    } catch (error) {
      report('Signing in failed.', error)
      // Any other error means that the provider's files could not be fetched.
      return {
        ok: false,
        message: error instanceof SignInError ? error.message : messages.networkFailure,
      }
    }
  }

  async function withProfile(
    call: (caller: ProviderUser) => Promise<ApiOutcome<Profile>>,
  ): Promise<ProfileOutcome> {
    const caller = await currentCaller()
    if (!caller) return { ok: false }
    const outcome = await call(caller)
    if (outcome.ok) return { ok: true, profile: outcome.data }
    report('The profile call failed.', outcome)
    if (outcome.status === 401) return endSession(caller)
    // The only error that a reload may fix, so its message is shown.
    return outcome.code === 'app-check' && outcome.message
      ? { ok: false, message: outcome.message }
      : { ok: false }
  }

  /** A second 401 after a token refresh ends the session (decision 0011). */
  async function endSession({ uid }: Pick<ProviderUser, 'uid'>): Promise<ProfileOutcome> {
    try {
      const provider = await session.connected()
      const current = provider.current()
      if (current && current.uid !== uid) return { ok: false }
      await provider.signOut()
      session.setUser(undefined)
      return { ok: false, message: messages.sessionEnded }
    } catch (error) {
      report('Ending the session failed.', error)
      return { ok: false }
    }
  }

  /** Resolves to undefined if the provider is unreachable, or another tab has signed out. */
  async function currentCaller() {
    try {
      return (await session.connected()).current()
    } catch (error) {
      report('The identity provider is unreachable.', error)
      return undefined
    }
  }

  async function saveProfile(update: ProfileUpdate) {
    const outcome = await withProfile((caller) => api.update(caller, update))
    if (outcome.ok && outcome.profile.name !== session.user()?.displayName)
      await rename(outcome.profile)
    return outcome
  }

  /** Sets the provider's display name to the saved name (readings, Profile). */
  async function rename({ uid, name }: Profile) {
    try {
      session.setUser(await (await session.connected()).rename(uid, name))
    } catch (error) {
      report('Changing the display name failed.', error)
    }
  }

  async function loadSettings(): Promise<AccountSettings> {
    const [{ createAccountSettings }, provider] = await Promise.all([
      retry(() => import('./account-settings.ts')),
      session.connected(),
    ])
    return createAccountSettings({
      session,
      provider,
      settings: await retry(providerSettings),
      api,
      endSession,
      measurementId: await measurementId(),
    })
  }

  async function settings() {
    try {
      return await (loadingSettings ??= loadSettings())
    } catch (error) {
      loadingSettings = undefined
      report('The account settings could not be loaded.', error)
      return undefined
    }
  }

  return {
    settings,

    signIn: (email, password) =>
      attempt('email', (dependencies) => signInWithEmail(dependencies, email, password)),

    signUp: (name, email, password) =>
      attempt('email', (dependencies) => signUp(dependencies, { name, email, password })),

    signInWithGoogle: (onAccepted) =>
      attempt('google', (dependencies) => signInWithGoogle(dependencies, onAccepted)),

    signOut: async () => {
      try {
        await (await session.connected()).signOut()
        session.setUser(undefined)
        removeUnsavedProfile()
        return true
      } catch (error) {
        report('Logging out failed.', error)
        return false
      }
    },

    loadProfile: async () => {
      // Otherwise the profile could be read before the save, and the user would see the old one.
      await saving
      return withProfile((caller) => ensureRegistered(api, caller))
    },

    saveProfile: (update) => {
      const save = saveProfile(update)
      saving = Promise.all([saving, save])
      return save
    },
  }
}
