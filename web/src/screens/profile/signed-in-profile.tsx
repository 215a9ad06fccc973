import { nameOf, type User } from '../../account/account.ts'
import { Hero } from '../../ui/hero.tsx'
import { AccountSettings } from './account-settings.tsx'
import { memberSince } from './member-since.ts'
import { PendingProfile } from './pending-profile.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { useProfile } from './use-profile.ts'

export function SignedInProfile({ user }: { user: User }) {
  const { profile, setProfile, failed, retry } = useProfile()
  const joined = profile && memberSince(profile.createdAt)

  return (
    <>
      <Hero
        world="ink"
        title={profile?.name || nameOf(user)}
        titleClassName="max-w-[8.6em] text-name"
        className="lg:flex-row lg:items-baseline-last lg:justify-between"
      >
        <p className="min-h-7 pt-6 text-lg">{joined && `Member since ${joined}`}</p>
      </Hero>
      <div className="content grid gap-18 py-14 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:pt-20 lg:pb-34">
        {profile ? (
          <PersonalInformation profile={profile} onSaved={setProfile} />
        ) : (
          <PendingProfile failed={failed} onRetry={retry} />
        )}
        <div>
          <RecentOrders />
          <AccountSettings />
        </div>
      </div>
    </>
  )
}
