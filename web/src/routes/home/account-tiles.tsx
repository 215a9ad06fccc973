import { useAccount } from '../../account/account-provider.tsx'
import { useLogout } from '../../layout/use-logout.tsx'
import { paths } from '../../paths.ts'
import { ButtonTile, LinkTile } from './tile.tsx'

const first =
  'surface-ink bg-ink-tile min-h-19 sm:col-span-6 lg:min-h-0 lg:col-[10/13] lg:row-[11/12]'
const second = 'surface-paper min-h-19 sm:col-span-6 lg:min-h-0 lg:col-[10/13] lg:row-[12/13]'

export function AccountTiles() {
  const { user } = useAccount()
  const logout = useLogout()

  return user ? (
    <>
      <LinkTile size="small" to={paths.profile} label="Profile" className={first} />
      <ButtonTile
        size="small"
        label="Sign Out"
        // After a sign-in this button appears where the form's may have been.
        className={second}
        onClick={() => void logout()}
      />
    </>
  ) : (
    <>
      <LinkTile size="small" to={paths.login} label="Sign In" className={first} />
      <LinkTile size="small" to={paths.register} label="Sign Up" className={second} />
    </>
  )
}
