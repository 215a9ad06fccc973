import { accountName } from '@shop/contract/profile'
import { report } from '../browser/report.ts'
import type { Track } from './analytics.ts'
import { mayHaveSucceeded, type Api, type ApiFailure } from './api.ts'
import { done, failure, messages, success, unknownError } from './errors.ts'
import type { ErrorCode, Outcome } from './errors.ts'
import type { NewPerson, Provider, ProviderUser } from './firebase.ts'
import { providerCode, providerCodes, type ProviderForm } from './provider-errors.ts'
import type { Session } from './store.ts'

type SignIn = Outcome<{ user: ProviderUser; event: 'login' | 'sign_up' }>

export function createSignInActions(session: Session, provider: Provider, api: Api, track: Track) {
  const { signIns } = session
  /** The e-mails of sign-ups without a response from the provider, which may have created the account. */
  const unansweredSignUps = new Set<string>()

  /** The session is persisted, and its user changes, only after `call` has succeeded (decision 0004). */
  async function runSignIn(
    method: 'email' | 'google',
    form: ProviderForm,
    otherwise: ErrorCode,
    call: () => Promise<SignIn>,
  ): Promise<Outcome> {
    signIns.running += 1
    // Not awaited: a pop-up must open inside the click, and the provider queues its operations.
    if (signIns.running === 1) void persist(provider.setMemoryPersistence)
    const outcome = await call().catch((error: unknown) => providerFailure(error, form, otherwise))
    // A success does not wait for other sign-ins: their pop-ups may stay open for minutes.
    if (outcome.ok || signIns.running === 1) await persist(provider.setLocalPersistence)
    if (outcome.ok) {
      session.setUser(outcome.data.user)
      track(outcome.data.event, { method })
    }
    signIns.running -= 1
    if (signIns.running === 0) syncAfterSignIns()
    return outcome.ok ? done : outcome
  }

  /** Applies auth changes that were ignored during sign-ins. */
  function syncAfterSignIns() {
    const current = provider.current()
    if (current?.uid !== session.user()?.uid) session.setUser(current)
    // The provider does not read the storage again by itself.
    if (signIns.missedAnotherTab && session.storedSession()?.uid !== current?.uid) session.reload()
    signIns.missedAnotherTab = false
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

  // Frees the e-mail for a retry. The backend accepts the token of a deleted account until it expires.
  async function rollBack(user: ProviderUser, outcome: ApiFailure) {
    try {
      await user.remove()
      if (mayHaveSucceeded(outcome)) void api.remove(user)
    } catch {
      // The next sign-in registers the account.
    }
  }

  async function reject(...rejection: Parameters<typeof backendFailure>) {
    await provider.signOut()
    return backendFailure(...rejection)
  }

  return {
    signIn: (email: string, password: string) =>
      runSignIn('email', 'signIn', 'signInFailed', async () => {
        const user = await provider.signIn(email, password)
        const outcome = await ensureRegistered(api, user, 'login')
        if (outcome.ok) return success({ user, event: 'login' })
        return reject(outcome, 'signInFailed', 'networkFailure')
      }),

    signUp: (person: NewPerson) =>
      runSignIn('email', 'signUp', 'signUpUnanswered', async () => {
        const { name, password } = person
        const { user, isNew } = await createAccount(person)
        const outcome = await api.register(user, { name, password })
        if (outcome.ok) return success({ user, event: 'sign_up' })
        if (isNew) await rollBack(user, outcome)
        const code = outcome.code === 'invalid-body' ? 'invalidName' : 'signUpFailed'
        return reject(outcome, code, 'signUpUnanswered')
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
        return reject(outcome, 'googleFailed', 'googleFailed')
      }),
  }
}

// A full or blocked storage does not prevent a sign-in: the session then lasts as long as the page.
const persist = (set: () => Promise<void>) =>
  set().catch((error: unknown) => report('Setting the persistence failed.', error))

export function providerFailure(error: unknown, form: ProviderForm, otherwise: ErrorCode) {
  report(messages[otherwise], error)
  const code = providerCodes[form][providerCode(error)] ?? otherwise
  const message = error instanceof Error && error.message
  return failure(code, code === 'googleFailed' ? message || unknownError : undefined)
}

export function backendFailure(outcome: ApiFailure, code: ErrorCode, unanswered: ErrorCode) {
  report(messages[code], outcome)
  return failure(outcome.code === 'unanswered' ? unanswered : code, outcome.message)
}

export async function ensureRegistered(api: Api, user: ProviderUser, call: 'login' | 'read') {
  const outcome = await api[call](user)
  return !outcome.ok && outcome.status === 404 ? registerByName(api, user) : outcome
}

const registerByName = (api: Api, user: ProviderUser) =>
  api.register(user, { name: accountName(user.displayName, user.email), password: '' })
