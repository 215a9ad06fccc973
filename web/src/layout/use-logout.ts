import { useAccount } from '../account/use-account.ts'
import { messages } from '../account/messages.ts'
import { notify } from '../components/notify.tsx'

/** Returns a function that signs out and shows the result in a toast, without a navigation. */
export function useLogout() {
  const { signOut } = useAccount()
  return async () => {
    if (await signOut()) notify.success(messages.signedOut)
    else notify.error(messages.signOutFailed)
  }
}
