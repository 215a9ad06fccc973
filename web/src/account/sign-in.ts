import { accountName, type Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { googleFailedBecause, messages } from './messages.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'
import { googleMessage, signInMessage } from './provider-errors.ts'
import { removeTypedNames, typedNameOf } from './typed-name.ts'

export type SignInDependencies = { provider: IdentityProvider; api: ProfileApi }

/** The signed-in user and the analytics event (specification, section 7). */
export type SignInResult = { user: ProviderUser; event: 'login' | 'sign_up' }

/** A failed sign-in. The form shows its message. */
export class SignInError extends Error {
  override name = 'SignInError'
}

/**
 * E-mail sign-in (specification, section 4).
 * @throws {SignInError} if the provider or the backend rejects it
 */
export async function signInWithEmail(
  dependencies: SignInDependencies,
  email: string,
  password: string,
  messageOf = signInMessage,
) {
  const { provider, api } = dependencies
  const user = await callProvider(() => provider.signIn(email, password), messageOf)
  const outcome = await registerIfMissing(api, user, await api.login(user))
  const namedUser = outcome.ok ? await setMissingName(provider, user, outcome.data) : user
  return completeSignIn(
    dependencies,
    { user: namedUser, event: 'login' },
    outcome,
    (message = messages.networkFailure) => message || messages.signInFailed,
  )
}

/**
 * Google sign-in (specification, section 4).
 * @param onAccepted called after Google has accepted the sign-in, before the backend request
 * @throws {SignInError} if Google or the backend rejects it
 */
export async function signInWithGoogle(dependencies: SignInDependencies, onAccepted: () => void) {
  const { provider, api } = dependencies
  const user = await callProvider(() => provider.signInWithGoogle(), googleMessage)
  onAccepted()
  const login = await api.login(user)
  // Registers after any login error: register is idempotent (readings, Google sign-in).
  const outcome = login.ok
    ? login
    : await registerAs(accountName(user.displayName, user.email), api, user)
  const event = outcome.ok && outcome.status === 201 ? 'sign_up' : 'login'
  return completeSignIn(dependencies, { user, event }, outcome, (message) =>
    message ? googleFailedBecause(message) : messages.googleFailed,
  )
}

/** Reads the profile. Registers the user if the backend has none (readings, E-mail sign-in). */
export async function ensureRegistered(api: ProfileApi, user: ProviderUser) {
  const outcome = await registerIfMissing(api, user, await api.read(user))
  if (outcome.ok) removeTypedNames()
  return outcome
}

/**
 * Registers the user after a 404 from the backend (readings, E-mail sign-in). The name typed in an
 * interrupted sign-up takes precedence over the display name (docs/decisions/0011).
 */
const registerIfMissing = (api: ProfileApi, user: ProviderUser, outcome: ApiOutcome<Profile>) =>
  !outcome.ok && outcome.status === 404
    ? registerAs(accountName(storedName(user) || user.displayName, user.email), api, user)
    : outcome

const registerAs = (name: string, api: ProfileApi, user: ProviderUser) =>
  api.register(user, { name, password: '' })

const storedName = ({ uid, email }: ProviderUser) =>
  typedNameOf(uid) ?? typedNameOf(email.toLowerCase())

/** Sets the display name that an interrupted sign-up has not set at the provider. */
async function setMissingName(provider: IdentityProvider, user: ProviderUser, { name }: Profile) {
  if (user.displayName || storedName(user) === undefined) return user
  try {
    return (await provider.rename(user.uid, name)) ?? user
  } catch {
    return user // The shop shows the e-mail of a user without a display name.
  }
}

async function callProvider(
  call: () => Promise<ProviderUser>,
  messageOf: (error: unknown) => string,
): Promise<ProviderUser> {
  try {
    return await call()
  } catch (cause) {
    throw new SignInError(messageOf(cause), { cause })
  }
}

/**
 * Returns the result if the backend accepted the sign-in, or else signs out of the provider.
 * @param messageFor maps the backend's message, if any, to the message that the form shows
 * @throws {SignInError} if the backend rejected the sign-in
 */
export async function completeSignIn(
  { provider }: SignInDependencies,
  result: SignInResult,
  outcome: ApiOutcome<Profile>,
  messageFor: (message: string | undefined) => string,
): Promise<SignInResult> {
  if (outcome.ok) {
    removeTypedNames()
    return result
  }
  await provider.signOut()
  throw new SignInError(messageFor(outcome.message), { cause: outcome })
}
