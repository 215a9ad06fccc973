import { useAccount } from '../../account/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SignInFirst } from '../account-entry/sign-in-first.tsx'
import { SignedInProfile } from './signed-in-profile.tsx'

export function ProfileScreen() {
  const { user } = useAccount()

  return (
    <>
      <PageHead
        title="Profile"
        description="Your profile: name, phone, address, account settings and your recent orders."
      />
      {user ? (
        <SignedInProfile key={user.uid} user={user} />
      ) : (
        <SignInFirst title="Profile">Sign in to see and edit your profile.</SignInFirst>
      )}
    </>
  )
}
