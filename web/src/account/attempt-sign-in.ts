import { report } from '../browser/report.ts'
import type { Session } from './create-session.ts'
import type { IdentityProvider, ProviderUser } from './identity-provider.ts'

/**
 * Runs a sign-in. The provider persists the session only after `signIn` has succeeded (decision 0004),
 * and the session's user does not change before (readings, E-mail sign-up).
 */
export async function attemptSignIn<Result extends { user: ProviderUser }>(
  session: Session,
  signIn: (provider: IdentityProvider) => Promise<Result>,
): Promise<Result> {
  const { attempts } = session
  const provider = await session.connected()
  attempts.running += 1
  try {
    // Not awaited: a pop-up must open inside the click, and the provider queues its operations.
    if (attempts.running === 1) void persist(provider.setMemoryPersistence)
    const result = await signIn(provider)
    // Does not wait for other attempts: their pop-ups may stay open for minutes.
    await persist(provider.setLocalPersistence)
    session.setUser(result.user)
    return result
  } catch (error) {
    if (attempts.running === 1) await persist(provider.setLocalPersistence)
    throw error
  } finally {
    attempts.running -= 1
    if (attempts.running === 0) syncAfterAttempts(session, provider)
  }
}

/**
 * Applies auth changes that were ignored during sign-in attempts: sets the provider's current user, and
 * reloads if another tab has signed in.
 */
function syncAfterAttempts(
  { attempts, user, setUser, storedSession, reload }: Session,
  provider: IdentityProvider,
) {
  const current = provider.current()
  if (current?.uid !== user()?.uid) setUser(current)
  // The provider does not read the storage again by itself.
  if (attempts.missedAnotherTab && storedSession()?.uid !== current?.uid) reload()
  attempts.missedAnotherTab = false
}

// A full or blocked storage does not prevent a sign-in: the session then lasts as long as the page.
const persist = (set: () => Promise<void>) =>
  set().catch((error: unknown) => report('Setting the persistence failed.', error))
