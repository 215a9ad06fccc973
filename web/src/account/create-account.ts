import { report } from '../browser/report.ts'
import type { Account, SignInOutcome } from './account.ts'
import type { AccountActions } from './account-actions.ts'
import type { Session } from './create-session.ts'

/** The account as a store that does not depend on React: signed-in user, subscriptions and actions. */
export type AccountStore = Omit<Account, 'user'> & Pick<Session, 'user' | 'known' | 'subscribe'>

type Dependencies = {
  session: Session
  /** Loads the chunk with the actions; retried after a failure. */
  loadActions: () => Promise<AccountActions>
}

const unreachable: SignInOutcome = { ok: false }

/** Creates a store that loads the actions on first use, to keep a first visit small. */
export function createAccount({ session, loadActions }: Dependencies): AccountStore {
  let loading: Promise<AccountActions> | undefined

  async function use<Result>(
    call: (actions: AccountActions) => Promise<Result>,
    fallback: Result,
  ): Promise<Result> {
    let actions
    try {
      actions = await (loading ??= loadActions())
    } catch (error) {
      loading = undefined
      report('The account could not be loaded.', error)
      return fallback
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
    signIn: (...credentials) => use((actions) => actions.signIn(...credentials), unreachable),
    signUp: (...details) => use((actions) => actions.signUp(...details), unreachable),
    signInWithGoogle: (onAccepted) =>
      use((actions) => actions.signInWithGoogle(onAccepted), unreachable),
    signOut: () => use((actions) => actions.signOut(), false),
    loadProfile: () => use((actions) => actions.loadProfile(), { ok: false }),
    settings: () => use((actions) => actions.settings(), undefined),
    saveProfile: (update) => use((actions) => actions.saveProfile(update), { ok: false }),
  }
}
