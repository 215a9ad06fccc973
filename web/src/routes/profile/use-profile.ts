import { useEffect, useState } from 'react'
import type { Profile } from '@shop/contract/profile'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../account/messages.ts'
import { notify } from '../../components/notify.tsx'

/**
 * The signed-in user's profile: loading until it is there or has failed; each `retry` asks again.
 * `onProblem` is called with the reason of a failure that a person can do something about.
 */
export function useProfile(onProblem: (problem: string | undefined) => void) {
  const { loadProfile } = useAccount()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [profile, setProfile] = useState<Profile>()

  useEffect(() => {
    let wanted = true
    void loadProfile().then((outcome) => {
      const problem = outcome.ok ? undefined : outcome.message
      // The end of a session has unmounted this screen before it is answered.
      if (!outcome.ok && (wanted || problem)) notify.failure(messages.profileLoadFailed)
      if (wanted || problem) onProblem(problem)
      if (!wanted) return
      if (outcome.ok) setProfile(outcome.profile)
      else setFailedAttempt(attempt)
    })
    return () => {
      wanted = false
    }
    // Asked once a mount and once a retry: what the account is made of may change in between.
  }, [attempt])

  return {
    profile,
    setProfile,
    failed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  }
}
