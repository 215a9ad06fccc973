import type { Profile } from '@shop/contract/profile'
import type { ApiOutcome, ProfileApi } from '../api/profile-api.ts'
import { messages } from '../messages.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'
import { googleMessage, signInMessage, signUpMessage } from './provider-messages.ts'

/** The ways of signing in of the specification, section 4. Each answers who it is or throws Refused. */
export type SignInParts = { provider: IdentityProvider; api: ProfileApi }

/** Who came in, and what that was: the analytics event (specification, section 7). */
export type Entrance = { user: ProviderUser; event: 'login' | 'sign_up' }

/** A sign-in that did not come about; the message is for the person who tried. */
export class Refused extends Error {
  override name = 'Refused'
}

export async function signInWithEmail(parts: SignInParts, email: string, password: string) {
  const user = await ask(() => parts.provider.signIn(email, password), signInMessage)
  const reply = await loginOrHeal(parts.api, user)
  return settle(parts, { user, event: 'login' }, reply, messages.signInFailed)
}

/** `onAccepted` is called when Google has answered and the backend is asked. */
export async function signInWithGoogle(parts: SignInParts, onAccepted: () => void) {
  const user = await ask(() => parts.provider.signInWithGoogle(), googleMessage)
  onAccepted()
  const login = await parts.api.login(user)
  // Whatever the reason of the refusal: register is idempotent (product reading 6).
  const reply = login.ok ? login : await registerAgain(parts.api, user)
  const event = reply.ok && reply.status === 201 ? 'sign_up' : 'login'
  return settle(parts, { user, event }, reply, messages.googleFailed)
}

export async function signUp(parts: SignInParts, name: string, email: string, password: string) {
  const user = await ask(() => parts.provider.signUp(email, password, name), signUpMessage)
  const reply = await parts.api.register(user, { name, password })
  if (!reply.ok) await rollBack(parts.provider, user)
  const otherwise = reply.ok || reply.status ? messages.signUpFailed : messages.signUpUnanswered
  return settle(parts, { user, event: 'sign_up' }, reply, otherwise)
}

/** Someone the provider knows and the backend does not is registered (product reading 7). */
const loginOrHeal = async (api: ProfileApi, user: ProviderUser) =>
  heal(api, user, await api.login(user))

/** The profile, by the same rule. */
export const readOrHeal = async (api: ProfileApi, user: ProviderUser) =>
  heal(api, user, await api.read(user))

const heal = (api: ProfileApi, user: ProviderUser, reply: ApiOutcome<Profile>) =>
  !reply.ok && reply.status === 404 ? registerAgain(api, user) : reply

/** Registers with the display name, else the local part of the e-mail, and an empty password. */
const registerAgain = (api: ProfileApi, user: ProviderUser) =>
  api.register(user, { name: user.displayName || localPart(user.email), password: '' })

const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'))

async function ask(
  provider: () => Promise<ProviderUser>,
  messageOf: (error: unknown) => string,
): Promise<ProviderUser> {
  try {
    return await provider()
  } catch (cause) {
    throw new Refused(messageOf(cause), { cause })
  }
}

/** The account just made goes again, so that the same e-mail can be tried once more (reading 8). */
async function rollBack(provider: IdentityProvider, { uid }: ProviderUser) {
  try {
    await provider.deleteAccount(uid)
  } catch {
    // It stays, signed out; the next sign-in heals it (product reading 7).
  }
}

async function settle(
  { provider }: SignInParts,
  entrance: Entrance,
  reply: ApiOutcome<Profile>,
  otherwise: string,
): Promise<Entrance> {
  if (reply.ok) return entrance
  await provider.signOut()
  throw new Refused(reply.message || otherwise, { cause: reply })
}
