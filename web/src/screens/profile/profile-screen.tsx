import { useState } from 'react'
import { useAccount } from '../../account/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SignInFirst } from '../account-entry/sign-in-first.tsx'
import { SignedInProfile } from './signed-in-profile.tsx'

export function ProfileScreen() {
  const { user } = useAccount()
  // Kept here because the end of a session replaces everything below.
  const [problem, setProblem] = useState<string>()

  return (
    <>
      <PageHead
        title="Profile"
        description="Your profile: name, phone, address, account settings and your recent orders."
      />
      {user ? (
        <SignedInProfile key={user.uid} user={user} problem={problem} onProblem={setProblem} />
      ) : (
        <SignInFirst title="Profile" problem={problem}>
          Sign in to see and edit your profile.
        </SignInFirst>
      )}
    </>
  )
}
