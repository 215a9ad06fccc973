import type { Profile, ProfileUpdate } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { messages } from './messages.ts'
import { report } from '../browser/report.ts'
import type { Account, ProfileOutcome, SignInOutcome } from './account.ts'
import type { Session } from './create-session.ts'
import type { ProviderUser } from './identity-provider.ts'
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
import { forgetUnsavedProfile } from './unsaved-profile.ts'

/** All that can change who is signed in, and the profile; loaded with the identity provider. */
export type AccountActions = Omit<Account, 'user' | 'prepare'>

type Dependencies = { session: Session; api: ProfileApi; track: Track }

export function createAccountActions({ session, api, track }: Dependencies): AccountActions {
  async function attempt(
    method: Parameters<Track>[1]['method'],
    way: (parts: SignInDependencies) => Promise<SignInResult>,
  ): Promise<SignInOutcome> {
    try {
      const { event } = await session.attempt((provider) => way({ provider, api }))
      track(event, { method })
      return { ok: true }
    } catch (error) {
      report('Signing in failed.', error)
      // Anything else than a refusal: the provider's own files could not be fetched.
      return {
        ok: false,
        message: error instanceof SignInError ? error.message : messages.networkFailure,
      }
    }
  }

  async function withProfile(
    ask: (caller: ProviderUser) => Promise<ApiOutcome<Profile>>,
  ): Promise<ProfileOutcome> {
    const caller = await currentCaller()
    const reply = caller && (await ask(caller))
    if (reply?.ok) return { ok: true, profile: reply.data }
    report('The profile call failed.', reply)
    if (caller && reply?.status === 401) return endSession(caller)
    // The one refusal that reloading the page may help against.
    return reply?.code === 'app-check' && reply.message
      ? { ok: false, message: reply.message }
      : { ok: false }
  }

  /** Whom the backend refuses even with a fresh token is signed in no more (decision 0011). */
  async function endSession({ uid }: ProviderUser): Promise<ProfileOutcome> {
    try {
      const provider = await session.connected()
      const current = provider.current()
      if (current && current.uid !== uid) return { ok: false }
      await provider.signOut()
      session.setUser(undefined)
      return { ok: false, message: messages.sessionEnded }
    } catch (error) {
      report('The session could not be ended.', error)
      return { ok: false }
    }
  }

  async function currentCaller() {
    try {
      return (await session.connected()).current()
    } catch (error) {
      report('The identity provider is out of reach.', error)
      return undefined
    }
  }

  /** A saved name is the provider's display name too (reading 11). */
  async function rename({ uid, name }: Profile) {
    try {
      session.setUser(await (await session.connected()).rename(uid, name))
    } catch (error) {
      report('The display name could not be changed.', error)
    }
  }

  return {
    signIn: (email, password) =>
      attempt('email', (parts) => signInWithEmail(parts, email, password)),

    signUp: (name, email, password) =>
      attempt('email', (parts) => signUp(parts, { name, email, password })),

    signInWithGoogle: (onAccepted) =>
      attempt('google', (parts) => signInWithGoogle(parts, onAccepted)),

    signOut: async () => {
      try {
        await (await session.connected()).signOut()
        session.setUser(undefined)
        forgetUnsavedProfile()
        return true
      } catch (error) {
        report('Logging out failed.', error)
        return false
      }
    },

    loadProfile: () => withProfile((caller) => ensureRegistered(api, caller)),

    saveProfile: async (update: ProfileUpdate) => {
      const outcome = await withProfile((caller) => api.update(caller, update))
      if (outcome.ok && outcome.profile.name !== session.user()?.displayName)
        await rename(outcome.profile)
      return outcome
    },
  }
}
