import { messages } from './messages.ts'
import {
  providerCode,
  type IdentityProvider,
  type NewPerson,
  type ProviderUser,
} from './identity-provider.ts'
import { signInMessage, signUpMessage } from './provider-messages.ts'
import {
  SignInError,
  settle,
  signInWithEmail,
  type SignInResult,
  type SignInDependencies,
} from './sign-in.ts'
import { forgetTypedName, keepTypedName, typedNameOf } from './typed-name.ts'

/**
 * E-mail sign-up (specification, section 4; reading 8). Interrupted at any step, it is
 * finished by the next sign-in, or by signing up once more (decision 0014).
 */
export async function signUp(parts: SignInDependencies, person: NewPerson): Promise<SignInResult> {
  const { name, password } = person
  const email = person.email.toLowerCase()
  const isRepeated = typedNameOf(email) !== undefined
  keepTypedName(email, name)

  let user
  try {
    user = await parts.provider.signUp(person, (uid) => {
      keepTypedName(uid, name)
      forgetTypedName(email)
    })
  } catch (cause) {
    const code = providerCode(cause)
    if (isRepeated && code === 'email-already-in-use') return resume(parts, person)
    // Only where nobody answered may there be an account that the name has to wait for.
    if (!isRepeated && code !== 'network-request-failed') forgetTypedName(email)
    throw new SignInError(signUpMessage(cause), { cause })
  }
  return register(parts, user, { name, password })
}

async function register(
  parts: SignInDependencies,
  user: ProviderUser,
  typed: Pick<NewPerson, 'name' | 'password'>,
) {
  const reply = await parts.api.register(user, typed)
  if (!reply.ok) await rollBack(parts.provider, user)
  const otherwise = reply.ok || reply.status ? messages.signUpFailed : messages.signUpUnanswered
  return settle(parts, { user, event: 'sign_up' }, reply, (message) => message || otherwise)
}

/** An earlier sign-up in this browser got no answer and may have made the account: the password tells. */
async function resume(
  parts: SignInDependencies,
  { email, password }: NewPerson,
): Promise<SignInResult> {
  const { user } = await signInWithEmail(parts, email, password, (error) => {
    const message = signInMessage(error)
    return message === messages.invalidCredentials ? messages.emailInUse : message
  })
  return { user, event: 'sign_up' }
}

/** The account just made goes again, so that the same e-mail can be tried once more (reading 8). */
async function rollBack(provider: IdentityProvider, { uid }: ProviderUser) {
  try {
    await provider.deleteAccount(uid)
    forgetTypedName(uid)
  } catch {
    // It stays, signed out; the next sign-in heals it (reading 7).
  }
}
