import { accountName } from '@shop/contract/clean-text'
import type { Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from './profile-api.ts'
import { googleFailedBecause, messages } from './messages.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'
import { googleMessage, signInMessage } from './provider-messages.ts'
import { forgetTypedNames, typedNameOf } from './typed-name.ts'

/** The ways of signing in of the specification, section 4. Each answers who it is or throws SignInError. */
export type SignInDependencies = { provider: IdentityProvider; api: ProfileApi }

/** Who came in, and what that was: the analytics event (specification, section 7). */
export type SignInResult = { user: ProviderUser; event: 'login' | 'sign_up' }

/** A sign-in that did not come about; the message is for the person who tried. */
export class SignInError extends Error {
  override name = 'SignInError'
}

export async function signInWithEmail(
  parts: SignInDependencies,
  email: string,
  password: string,
  messageOf = signInMessage,
) {
  const user = await ask(() => parts.provider.signIn(email, password), messageOf)
  const reply = await registerIfMissing(parts.api, user, await parts.api.login(user))
  const named = reply.ok ? await nameAfter(parts.provider, user, reply.data) : user
  return settle(
    parts,
    { user: named, event: 'login' },
    reply,
    (message) => message || messages.signInFailed,
  )
}

/** `onAccepted` is called when Google has answered and the backend is asked. */
export async function signInWithGoogle(parts: SignInDependencies, onAccepted: () => void) {
  const user = await ask(() => parts.provider.signInWithGoogle(), googleMessage)
  onAccepted()
  const login = await parts.api.login(user)
  // Whatever the reason of the refusal: register is idempotent (reading 6).
  const reply = login.ok
    ? login
    : await registerAs(accountName(user.displayName, user.email), parts.api, user)
  const event = reply.ok && reply.status === 201 ? 'sign_up' : 'login'
  return settle(parts, { user, event }, reply, (message) =>
    message ? googleFailedBecause(message) : messages.googleFailed,
  )
}

/** The profile; one that the backend does not have is made by the same rule as at a sign-in. */
export async function ensureRegistered(api: ProfileApi, user: ProviderUser) {
  const reply = await registerIfMissing(api, user, await api.read(user))
  if (reply.ok) forgetTypedNames()
  return reply
}

/**
 * Registers a user that the provider knows and the backend does not (reading 7), under the
 * name typed at an interrupted sign-up, if there was one (decision 0014).
 */
const registerIfMissing = (api: ProfileApi, user: ProviderUser, reply: ApiOutcome<Profile>) =>
  !reply.ok && reply.status === 404
    ? registerAs(accountName(waitingName(user) || user.displayName, user.email), api, user)
    : reply

const registerAs = (name: string, api: ProfileApi, user: ProviderUser) =>
  api.register(user, { name, password: '' })

const waitingName = ({ uid, email }: ProviderUser) =>
  typedNameOf(uid) ?? typedNameOf(email.toLowerCase())

/** A sign-up that was interrupted early has not told the provider the name yet. */
async function nameAfter(provider: IdentityProvider, user: ProviderUser, { name }: Profile) {
  if (user.displayName || waitingName(user) === undefined) return user
  try {
    return (await provider.rename(user.uid, name)) ?? user
  } catch {
    return user // goes by the e-mail, as others without a display name do
  }
}

export async function ask(
  provider: () => Promise<ProviderUser>,
  messageOf: (error: unknown) => string,
): Promise<ProviderUser> {
  try {
    return await provider()
  } catch (cause) {
    throw new SignInError(messageOf(cause), { cause })
  }
}

/**
 * Completes a sign-in that the backend has accepted; signs out again after any other reply.
 * `messageFor` makes the error of the message that came with the reply, if any.
 */
export async function settle(
  { provider }: SignInDependencies,
  entrance: SignInResult,
  reply: ApiOutcome<Profile>,
  messageFor: (message: string | undefined) => string,
): Promise<SignInResult> {
  if (reply.ok) {
    forgetTypedNames()
    return entrance
  }
  await provider.signOut()
  throw new SignInError(messageFor(reply.message), { cause: reply })
}
