import { useState } from 'react'
import { useAccount } from '../../account/account-provider.tsx'
import { SignInRequired } from '../../account/forms/sign-in-required.tsx'
import kettlebell from '../../pictures/kettlebell.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { SignedInProfile } from './signed-in-profile.tsx'

export function ProfileScreen() {
  const { user } = useAccount()
  // This component has the state, because SignedInProfile unmounts when the session ends.
  const [problem, setProblem] = useState<string>()

  return user ? (
    <SignedInProfile key={user.uid} user={user} problem={problem} onProblem={setProblem} />
  ) : (
    <SignInRequired title={routes.profile.title} image={kettlebell} problem={problem}>
      Sign in to see and edit your profile.
    </SignInRequired>
  )
}
