import { useEffect, useState } from 'react'
import type { Profile } from '@shop/contract/profile'
import { useAccount } from '../../account/use-account.ts'
import { messages } from '../../messages.ts'
import { notify } from '../../ui/notify.tsx'

/** The signed-in user's profile: loading until it is there or has failed; each `retry` asks again. */
export function useProfile() {
  const { loadProfile } = useAccount()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const [profile, setProfile] = useState<Profile>()

  useEffect(() => {
    let wanted = true
    void loadProfile().then((outcome) => {
      // Why a session has ended is told to whom it leaves signed out, without this screen.
      if (!outcome.ok && (wanted || outcome.message))
        notify.failure(outcome.message ?? messages.profileLoadFailed)
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
