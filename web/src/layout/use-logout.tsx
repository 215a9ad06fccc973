import { useEffect, useRef } from 'react'
import { useAccount } from '../account/account-provider.tsx'
import { notices } from '../account/notices.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

export function useLogout() {
  const { user, run } = useAccount()
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
    const outcome = await run(({ signOut }) => signOut())
    if (outcome.ok) {
      toast.success(notices.signedOut)
      return
    }
    requested.current = false
    toast.error(notices.signOutFailed)
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

/** For the menu of phones. */
export function LogoutButton({ onLogout }: { onLogout: () => void }) {
  const logout = useLogout()
  return (
    <Button
      variant="ghost"
      size="sm"
      className="font-bold underline-offset-4 hover:underline xs:col-span-2"
      onClick={() => {
        onLogout()
        void logout()
      }}
    >
      Logout
    </Button>
  )
}
