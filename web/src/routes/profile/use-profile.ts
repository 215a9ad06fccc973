import { useEffect, useState } from 'react'
import type { Profile } from '@shop/contract/profile'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../account/messages.ts'
import { notify } from '../../components/notify.tsx'

/**
 * Loads the signed-in user's profile. `retry` sends the request again. `onProblem` is called with
 * the reason of a failure that the visitor can act on.
 */
export function useProfile(onProblem: (problem: string | undefined) => void) {
  const { loadProfile } = useAccount()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [profile, setProfile] = useState<Profile>()

  useEffect(() => {
    let current = true
    void loadProfile().then((outcome) => {
      const problem = outcome.ok ? undefined : outcome.message
      // The end of a session unmounts this screen before the promise resolves.
      if (!outcome.ok && (current || problem)) notify.error(messages.profileLoadFailed)
      if (current || problem) onProblem(problem)
      if (!current) return
      if (outcome.ok) setProfile(outcome.profile)
      else setFailedAttempt(attempt)
    })
    return () => {
      current = false
    }
    // One request per mount and retry: `loadProfile` must not be a dependency, as it may change.
  }, [attempt])

  return {
    profile,
    setProfile,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
