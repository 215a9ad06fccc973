import { accountName } from '@shop/contract/profile'
import { report } from '../browser/report.ts'
import type { Track } from './analytics.ts'
import { mayHaveSucceeded, type Api, type ApiFailure, type Caller } from './api.ts'
import { done, failure, messages, success, unknownError } from './errors.ts'
import type { SentenceCode, Outcome } from './errors.ts'
import type { NewPerson, PendingUser, Provider } from './firebase.ts'
import { providerCode, providerCodes, type ProviderForm } from './provider-errors.ts'
import type { Session } from './store.ts'

type SignIn = Outcome<{ user: PendingUser; event: 'login' | 'sign_up' }>

export function createSignInActions(session: Session, provider: Provider, api: Api, track: Track) {
  /** The e-mails of sign-ups without a response from the provider, which may have created the account. */
  const unansweredSignUps = new Set<string>()

  /** Signs in at the provider and the backend, and then in the app (decision 0004). */
  async function runSignIn(
    method: 'email' | 'google',
    form: ProviderForm,
    otherwise: SentenceCode,
    call: () => Promise<SignIn>,
  ): Promise<Outcome> {
    const outcome = await call().catch((error: unknown) => providerFailure(error, form, otherwise))
    if (!outcome.ok) return outcome
    const { user, event } = outcome.data
    await user.accept().catch((error: unknown) => report('Storing the session failed.', error))
    session.setUser(provider.current())
    track(event, { method })
    return done
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
    return { user, isNew: false }
  }

  // Frees the e-mail for a retry. The backend accepts the token of a deleted account until it expires.
  async function rollBack(user: PendingUser, outcome: ApiFailure) {
    try {
      await user.remove()
      if (mayHaveSucceeded(outcome)) void api.remove(user)
    } catch {
      // The next sign-in registers the account.
    }
  }

  return {
    signIn: (email: string, password: string) =>
      runSignIn('email', 'signIn', 'signInFailed', async () => {
        const user = await provider.signIn(email, password)
        const outcome = await ensureRegistered(api, user, 'login')
        if (outcome.ok) return success({ user, event: 'login' })
        return backendFailure(outcome, 'signInFailed')
      }),

    signUp: (person: NewPerson) =>
      runSignIn('email', 'signUp', 'signUpFailed', async () => {
        const { name, password } = person
        const { user, isNew } = await createAccount(person)
        const outcome = await api.register(user, { name, password })
        if (outcome.ok) return success({ user, event: 'sign_up' })
        if (isNew) await rollBack(user, outcome)
        const code = outcome.code === 'invalid-body' ? 'invalidName' : 'signUpRejected'
        return backendFailure(outcome, code, 'signUpFailed')
      }),

    signInWithGoogle: (onAccepted: () => void) =>
      runSignIn('google', 'google', 'googleFailed', async () => {
        const user = await provider.signInWithGoogle()
        onAccepted()
        const login = await api.login(user)
        // After any login error: register is idempotent.
        const outcome = login.ok ? login : await registerByName(api, user)
        if (outcome.ok)
          return success({ user, event: outcome.status === 201 ? 'sign_up' : 'login' })
        return backendFailure(outcome, 'googleFailed', 'googleFailed')
      }),
  }
}

export function providerFailure(error: unknown, form: ProviderForm, otherwise: SentenceCode) {
  report(messages[otherwise], error)
  const code = providerCodes[form][providerCode(error)] ?? otherwise
  const message = error instanceof Error && error.message
  return failure(code, code === 'googleFailed' ? message || unknownError : undefined)
}

export function backendFailure(
  outcome: ApiFailure,
  code: SentenceCode,
  unanswered: SentenceCode = 'networkFailure',
) {
  report(messages[code], outcome)
  return failure(outcome.code === 'unanswered' ? unanswered : code, outcome.message)
}

export async function ensureRegistered(api: Api, user: Caller, call: 'login' | 'read') {
  const outcome = await api[call](user)
  return !outcome.ok && outcome.status === 404 ? registerByName(api, user) : outcome
}

const registerByName = (api: Api, user: Caller) =>
  api.register(user, { name: accountName(user.displayName, user.email), password: '' })
