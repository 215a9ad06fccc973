import { paths } from '../paths.ts'
import { ButtonLink } from '../components/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { useLogout } from './use-logout.ts'

export function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const logout = useLogout()
  return (
    <>
      <ButtonLink variant="outline-inverse" to={paths.orders}>
        My Orders
      </ButtonLink>
      <ButtonLink variant="inverse" to={paths.profile}>
        My Profile
      </ButtonLink>
      <Button
        className="xs:col-span-2"
        onClick={() => {
          onLogout()
          void logout()
        }}
      >
        Logout
      </Button>
    </>
  )
}
