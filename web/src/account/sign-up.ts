import { messages } from './messages.ts'
import { providerCode, type NewPerson, type ProviderUser } from './identity-provider.ts'
import { signInMessage, signUpMessage } from './provider-errors.ts'
import {
  SignInError,
  completeSignIn,
  signInWithEmail,
  type SignInResult,
  type SignInDependencies,
} from './sign-in.ts'
import { removeTypedName, storeTypedName, typedNameOf } from './typed-name.ts'

/**
 * E-mail sign-up (specification, section 4; readings). The next sign-in or sign-up completes
 * an interrupted sign-up (docs/decisions/0011).
 * @throws {SignInError} if the provider or the backend rejects it
 */
export async function signUp(
  dependencies: SignInDependencies,
  person: NewPerson,
): Promise<SignInResult> {
  const { name, password } = person
  const email = person.email.toLowerCase()
  const isRepeated = typedNameOf(email) !== undefined
  storeTypedName(email, name)

  let user
  try {
    user = await dependencies.provider.signUp(person, (uid) => {
      storeTypedName(uid, name)
      removeTypedName(email)
    })
  } catch (cause) {
    const code = providerCode(cause)
    if (isRepeated && code === 'email-already-in-use') return resume(dependencies, person)
    // Keeps the name after a lost response: the account may exist without a profile.
    if (!isRepeated && code !== 'network-request-failed') removeTypedName(email)
    throw new SignInError(signUpMessage(cause), { cause })
  }
  return register(dependencies, user, { name, password })
}

async function register(
  dependencies: SignInDependencies,
  user: ProviderUser,
  typed: Pick<NewPerson, 'name' | 'password'>,
) {
  const outcome = await dependencies.api.register(user, typed)
  if (!outcome.ok) await rollBack(dependencies, user, outcome.status)
  return completeSignIn(
    dependencies,
    { user, event: 'sign_up' },
    outcome,
    (message = messages.signUpUnanswered) => message || messages.signUpFailed,
  )
}

/**
 * Completes an earlier sign-up with a lost response: signs in to the account that it may have created.
 * If the password is wrong, the account belongs to another user.
 */
async function resume(
  dependencies: SignInDependencies,
  { email, password }: NewPerson,
): Promise<SignInResult> {
  const { user } = await signInWithEmail(dependencies, email, password, (error) => {
    const message = signInMessage(error)
    return message === messages.invalidCredentials ? messages.emailInUse : message
  })
  return { user, event: 'sign_up' }
}

/**
 * Deletes the new provider account, so that a retry can use the same e-mail (readings, E-mail sign-up). Unless
 * the backend has refused the registration, it may have stored a profile, which would have no owner: it is
 * deleted in the background, because the backend accepts the token of a deleted account until it expires.
 */
async function rollBack(
  { provider, api }: SignInDependencies,
  user: ProviderUser,
  status: number | undefined,
) {
  try {
    await provider.deleteAccount(user.uid)
    removeTypedName(user.uid)
    const isRefused = status !== undefined && status >= 400 && status < 500
    if (!isRefused) void api.remove(user)
  } catch {
    // The account remains at the provider. The next sign-in registers it (readings, E-mail sign-in).
  }
}
