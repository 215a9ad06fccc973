import { report } from '../browser/report.ts'
import type { Account, SignInOutcome } from './account.ts'
import type { AccountActions } from './account-actions.ts'
import type { Session } from './create-session.ts'

/** The account apart from React: who is signed in, and all that can change it. */
export type AccountStore = Omit<Account, 'user'> & Pick<Session, 'user' | 'known' | 'subscribe'>

type Dependencies = {
  session: Session
  /** Loads the ways of signing in; tried again after a failure. */
  loadActions: () => Promise<AccountActions>
}

const unreachable: SignInOutcome = { ok: false }

/** Keeps a first visit light: all but the session itself is loaded when somebody needs it. */
export function createAccount({ session, loadActions }: Dependencies): AccountStore {
  let loading: Promise<AccountActions> | undefined

  async function use<Answer>(
    call: (ways: AccountActions) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    let actions
    try {
      actions = await (loading ??= loadActions())
    } catch (error) {
      loading = undefined
      report('The account could not be loaded.', error)
      return otherwise
    }
    return call(actions)
  }

  return {
    user: session.user,
    known: session.known,
    subscribe: session.subscribe,
    prepare: () => {
      session.prepare()
      void use(() => Promise.resolve(), undefined)
    },
    signIn: (...who) => use((actions) => actions.signIn(...who), unreachable),
    signUp: (...who) => use((actions) => actions.signUp(...who), unreachable),
    signInWithGoogle: (onAccepted) =>
      use((actions) => actions.signInWithGoogle(onAccepted), unreachable),
    signOut: () => use((actions) => actions.signOut(), false),
    loadProfile: () => use((actions) => actions.loadProfile(), { ok: false }),
    saveProfile: (update) => use((actions) => actions.saveProfile(update), { ok: false }),
  }
}
