import { report } from '../report.ts'
import type { Account, SignInOutcome } from './account.ts'
import type { AccountWays } from './account-ways.ts'
import type { Session } from './create-session.ts'

/** The account apart from React: who is signed in, and all that can change it. */
export type AccountStore = Omit<Account, 'user'> & Pick<Session, 'user' | 'known' | 'subscribe'>

type Parts = {
  session: Session
  /** Loads the ways of signing in; tried again after a failure. */
  loadWays: () => Promise<AccountWays>
}

const unreachable: SignInOutcome = { ok: false }

/** Keeps a first visit light: all but the session itself is loaded when somebody needs it. */
export function createAccount({ session, loadWays }: Parts): AccountStore {
  let loading: Promise<AccountWays> | undefined

  async function use<Answer>(
    call: (ways: AccountWays) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    let ways
    try {
      ways = await (loading ??= loadWays())
    } catch (error) {
      loading = undefined
      report('The account could not be loaded.', error)
      return otherwise
    }
    return call(ways)
  }

  return {
    user: session.user,
    known: session.known,
    subscribe: session.subscribe,
    prepare: () => {
      session.prepare()
      void use(() => Promise.resolve(), undefined)
    },
    signIn: (...who) => use((ways) => ways.signIn(...who), unreachable),
    signUp: (...who) => use((ways) => ways.signUp(...who), unreachable),
    signInWithGoogle: (onAccepted) => use((ways) => ways.signInWithGoogle(onAccepted), unreachable),
    signOut: () => use((ways) => ways.signOut(), false),
    loadProfile: () => use((ways) => ways.loadProfile(), { ok: false }),
    saveProfile: (update) => use((ways) => ways.saveProfile(update), { ok: false }),
  }
}
