import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@shop/contract/profile'
import { useAccount } from '../../account/account-provider.tsx'
import { messages, reasonOf } from '../../account/errors.ts'
import { toast } from '../../ui/toast.tsx'

// `retry` sends the request again, as does the end of being offline. `onProblem` gets the reason of a failure if the
// visitor can act on it, and else undefined.
export function useProfile(onProblem: (problem: string | undefined) => void) {
  const { run } = useAccount()
  const [requests, setRequests] = useState(1)
  const [failed, setFailed] = useState(false)
  const [profile, setProfile] = useState<Profile>()

  const retry = useCallback(() => {
    setFailed(false)
    setRequests((sent) => sent + 1)
  }, [])

  // A failure's button may be out of view.
  useEffect(() => {
    if (!failed) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failed, retry])

  useEffect(() => {
    let current = true
    void run(({ loadProfile }) => loadProfile()).then((outcome) => {
      const problem = outcome.ok ? undefined : reasonOf(outcome)
      // If the session ends, the component has already unmounted, but the reason must still be shown.
      if (!current && !problem) return
      // Moves the focus, before the toast.
      flushSync(() => {
        onProblem(problem)
        if (outcome.ok) setProfile(outcome.data)
        else setFailed(true)
      })
      if (!outcome.ok) toast.error(messages.profileLoadFailed)
    })
    return () => {
      current = false
    }
  }, [requests, run, onProblem])

  return { profile, setProfile, failed, retry }
}
