import type { ComponentProps } from 'react'
import type { Profile } from '@shop/contract/profile'
import type { User } from '../../account/store.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { paths } from '../../paths.ts'
import { AccountSettings } from '../../account/settings/account-settings.tsx'
import { PendingProfile } from './pending-profile.tsx'
import { PersonalInformation } from './personal-information.tsx'

type ProfileBodyProps = { user: User } & Pick<
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
  const { user, profile, failed, problem, onProblem, onRetry, onSaved } = props
  return (
    <div className="content grid gap-18 py-14 lg:grid-cols-[7fr_5fr] lg:gap-24 lg:pt-20 lg:pb-34">
      <section>
        {problem && <ErrorBox className="mb-5">{problem}</ErrorBox>}
        {profile ? (
          <PersonalInformation profile={profile} onProblem={onProblem} onSaved={onSaved} />
        ) : (
          <PendingProfile failed={failed} onRetry={onRetry} />
        )}
      </section>
      <div>
        <RecentOrders />
        <AccountSettings user={user} profile={profile} onSaved={onSaved} />
      </div>
    </div>
  )
}

/** Always empty, because ordering does not exist yet (specification, section 2). */
function RecentOrders() {
  return (
    <section className="surface-sun flex min-h-62 flex-col items-start card p-8">
      <h2 className="type-sub text-28">Recent Orders</h2>
      <p className="pt-2 text-lg">No orders yet</p>
      <ButtonLink to={paths.products} variant="inverse" size="sm" className="mt-auto">
        See products
      </ButtonLink>
    </section>
  )
}
