import { useEffect, useRef } from 'react'
import { useAccount } from '../account/use-account.ts'
import { messages } from '../account/messages.ts'
import { toast } from '../ui/toast.tsx'
import { paths } from '../paths.ts'

/** Returns a function that signs out and shows the result in a toast, without a navigation. */
export function useLogout() {
  const { user, signOut } = useAccount()
  const requested = useRef(false)

  // Runs when the signed-out page has been rendered.
  useEffect(
    () => () => {
      if (requested.current) focusSignIn()
    },
    [user],
  )

  return async () => {
    requested.current = true
    if (await signOut()) {
      toast.success(messages.signedOut)
      return
    }
    requested.current = false
    toast.error(messages.signOutFailed)
  }
}

/** Focuses the link that replaces the pressed button, unless something else has the focus. */
function focusSignIn() {
  if (document.activeElement !== document.body) return
  const links = document.querySelectorAll<HTMLElement>(`a[href="${paths.login}"]`)
  Array.from(links)
    .find((link) => link.getClientRects().length > 0)
    ?.focus()
}
