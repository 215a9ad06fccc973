import { Button } from '../ui/button.tsx'
import { useLogout } from './use-logout.ts'

/** The menu's button, which only signed-in visitors load. */
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
