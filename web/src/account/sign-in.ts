import { accountName, type Profile } from '@shop/contract/profile'
import { mayHaveSucceeded, type Api, type ApiFailure, type ApiOutcome } from './api.ts'
import { failure, googleFailedBecause, sentenceOf, type ErrorCode, type Failure } from './errors.ts'
import type { NewPerson, Provider, ProviderUser } from './firebase.ts'
import { providerCode, providerCodes } from './provider-errors.ts'

export type SignInResult = { user: ProviderUser; event: 'login' | 'sign_up' }

/** The sign-in methods. If the provider or the backend rejects one, it throws, and nobody is signed in. */
export function createSignIn(provider: Provider, api: Api) {
  /** The e-mails of sign-ups without a response from the provider, which may have created the account. */
  const unansweredSignUps = new Set<string>()

  async function signIn(email: string, password: string): Promise<SignInResult> {
    const user = await provider.signIn(email, password)
    const outcome = await registerIfMissing(api, user, await api.login(user))
    if (!outcome.ok) return reject(outcome, 'signInFailed', 'networkFailure')
    return { user, event: 'login' }
  }

  async function signInWithGoogle(onAccepted: () => void): Promise<SignInResult> {
    const user = await provider.signInWithGoogle()
    onAccepted()
    const login = await api.login(user)
    // After any login error: register is idempotent.
    const outcome = login.ok ? login : await registerByName(api, user)
    if (outcome.ok) return { user, event: outcome.status === 201 ? 'sign_up' : 'login' }
    const message = outcome.message && googleFailedBecause(outcome.message)
    return reject({ ...outcome, message }, 'googleFailed', 'googleFailed')
  }

  /** The next sign-in completes an interrupted sign-up. */
  async function signUp(person: NewPerson): Promise<SignInResult> {
    const { name, password } = person
    const { user, isNew } = await createAccount(person)
    const outcome = await api.register(user, { name, password })
    if (outcome.ok) return { user, event: 'sign_up' }
    if (isNew) await rollBack(user, outcome)
    const code = outcome.code === 'invalid-body' ? 'invalidName' : 'signUpFailed'
    return reject(outcome, code, 'signUpUnanswered')
  }

  /** Signs in instead if an earlier sign-up without a response has created the account. */
  async function createAccount(person: NewPerson) {
    const { name, email, password } = person
    try {
      return { user: await provider.signUp(person), isNew: true }
    } catch (error) {
      const code = providerCode(error)
      if (code === 'network-request-failed') unansweredSignUps.add(email.toLowerCase())
      const isRepeated = unansweredSignUps.has(email.toLowerCase())
      if (code !== 'email-already-in-use' || !isRepeated) throw error
    }
    const user = await provider.signIn(email, password)
    // Without a display name, the shop shows the e-mail.
    if (!user.displayName) await user.rename(name).catch(() => undefined)
    return { user: provider.current() ?? user, isNew: false }
  }

  // Deletes the new account, so that a retry can use its e-mail, and a profile that may have been stored. The
  // backend accepts the token of a deleted account until it expires.
  async function rollBack(user: ProviderUser, outcome: ApiFailure) {
    try {
      await user.remove()
      if (mayHaveSucceeded(outcome)) void api.remove(user)
    } catch {
      // The next sign-in registers the account.
    }
  }

  async function reject(
    outcome: ApiFailure,
    code: ErrorCode,
    unanswered: ErrorCode,
  ): Promise<never> {
    await provider.signOut()
    throw backendError(outcome, code, unanswered)
  }

  return { signIn, signUp, signInWithGoogle }
}

class AccountError extends Error {
  override name = 'AccountError'
  readonly failure: Failure

  constructor(failure: Failure, cause: unknown) {
    super(sentenceOf(failure), { cause })
    this.failure = failure
  }
}

/** @param otherwise the code of an error that is not listed */
export function failureOf(
  error: unknown,
  form: keyof typeof providerCodes,
  otherwise: ErrorCode,
): Failure {
  if (error instanceof AccountError) return error.failure
  const code = providerCodes[form][providerCode(error)] ?? otherwise
  return code === 'googleFailed'
    ? failure(code, googleFailedBecause(error instanceof Error ? error.message : ''))
    : failure(code)
}

/** The error for a call that the backend has rejected with this code, or has not answered. */
export const backendError = (
  outcome: ApiFailure,
  code: ErrorCode,
  unanswered: ErrorCode = 'networkFailure',
) =>
  new AccountError(
    outcome.code === 'unanswered' ? failure(unanswered) : failure(code, outcome.message),
    outcome,
  )

export const ensureRegistered = async (api: Api, user: ProviderUser) =>
  registerIfMissing(api, user, await api.read(user))

const registerIfMissing = (api: Api, user: ProviderUser, outcome: ApiOutcome<Profile>) =>
  !outcome.ok && outcome.status === 404 ? registerByName(api, user) : outcome

const registerByName = (api: Api, user: ProviderUser) =>
  api.register(user, { name: accountName(user.displayName, user.email), password: '' })
