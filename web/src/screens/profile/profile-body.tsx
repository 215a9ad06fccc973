import type { Profile } from '@shop/contract/profile'
import { AccountSettings } from './account-settings.tsx'
import { PendingProfile } from './pending-profile.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { RecentOrders } from './recent-orders.tsx'

type ProfileBodyProps = {
  profile: Profile | undefined
  failed: boolean
  onRetry: () => void
  onSaved: (profile: Profile) => void
}

/** All below the name: the person's facts, orders and settings. */
export function ProfileBody({ profile, failed, onRetry, onSaved }: ProfileBodyProps) {
  return (
    <div className="content grid gap-18 py-14 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:pt-20 lg:pb-34">
      {profile ? (
        <PersonalInformation profile={profile} onSaved={onSaved} />
      ) : (
        <PendingProfile failed={failed} onRetry={onRetry} />
      )}
      <div>
        <RecentOrders />
        <AccountSettings />
      </div>
    </div>
  )
}
