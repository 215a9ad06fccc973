import { useAccount } from '../account/use-account.ts'
import { messages } from '../account/messages.ts'
import { notify } from '../components/notify.tsx'

/** Signs out, says how it went, and stays where it is. */
export function useLogout() {
  const { signOut } = useAccount()
  return async () => {
    if (await signOut()) notify.success(messages.signedOut)
    else notify.failure(messages.signOutFailed)
  }
}
