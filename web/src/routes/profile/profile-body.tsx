import type { ComponentProps } from 'react'
import type { Profile } from '@shop/contract/profile'
import { ErrorBox } from '../../components/error-box.tsx'
import { AccountSettings } from './account-settings.tsx'
import { PendingProfile } from './pending-profile.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { RecentOrders } from './recent-orders.tsx'

type ProfileBodyProps = Pick<
  ComponentProps<typeof PersonalInformation>,
  'onProblem' | 'onSaved'
> & {
  profile: Profile | undefined
  failed: boolean
  problem: string | undefined
  onRetry: () => void
}

/** The screen below the hero: personal information, orders and settings. */
export function ProfileBody(props: ProfileBodyProps) {
  const { profile, failed, problem, onProblem, onRetry, onSaved } = props
  return (
    <div className="content grid gap-18 py-14 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:pt-20 lg:pb-34">
      <section>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        {profile ? (
          <PersonalInformation profile={profile} onProblem={onProblem} onSaved={onSaved} />
        ) : (
          <PendingProfile failed={failed} onRetry={onRetry} />
        )}
      </section>
      <div>
        <RecentOrders />
        <AccountSettings />
      </div>
    </div>
  )
}
