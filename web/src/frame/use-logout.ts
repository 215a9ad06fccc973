import { useEffect } from 'react'
import { useAccount } from '../account/use-account.ts'
import { messages } from '../messages.ts'
import { loadToasts } from '../ui/load-toasts.ts'
import { notify } from '../ui/notify.ts'

/** Signs out, says how it went, and stays where it is. */
export function useLogout() {
  const { user, signOut } = useAccount()
  const signedIn = user !== undefined

  useEffect(() => {
    if (signedIn) void loadToasts()
  }, [signedIn])

  return async () => {
    if (await signOut()) notify.success(messages.signedOut)
    else notify.failure(messages.signOutFailed)
  }
}
