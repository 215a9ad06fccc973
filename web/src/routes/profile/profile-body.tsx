import { useState } from 'react'
import type { Profile } from '@shop/contract/profile'
import type { User } from '../../account/store.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import carryAll from '../../pictures/carry-all.json' with { type: 'json' }
import { Button } from '../../ui/button.tsx'
import { FormStatus } from '../../ui/form-status.tsx'
import { AccountSettings } from '../../account/settings/account-settings.tsx'
import { PersonalInformation } from './personal-information.tsx'

type ProfileBodyProps = {
  user: User
  profile: Profile | undefined
  failed: boolean
  problem: string | undefined
  onProblem: (problem: string | undefined) => void
  onRetry: () => void
  onSaved: (profile: Profile) => void
}

export function ProfileBody(props: ProfileBodyProps) {
  const { user, profile, failed, problem, onProblem, onRetry, onSaved } = props
  const [retried, setRetried] = useState(false)
  const retry = () => {
    setRetried(true)
    onRetry()
  }
  return (
    <div className="content columns gap-y-12 py-14 lg:pt-20 lg:pb-34">
      <section className="lg:col-span-6 xl:col-span-7">
        {problem && <ErrorBox className="mb-5">{problem}</ErrorBox>}
        {profile ? (
          <PersonalInformation
            profile={profile}
            replacesFocused={retried}
            onProblem={onProblem}
            onSaved={onSaved}
          />
        ) : (
          <PendingProfile failed={failed} onRetry={retry} />
        )}
      </section>
      <div className="gap-x-gutter sm:max-lg:grid sm:grid-cols-2 lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9">
        <RecentOrders />
        <AccountSettings user={user} profile={profile} onSaved={onSaved} />
      </div>
    </div>
  )
}

type PendingProfileProps = { failed: boolean; onRetry: () => void }

function PendingProfile({ failed, onRetry }: PendingProfileProps) {
  return (
    <>
      {/* As high as with the Edit button beside it. */}
      <h2 className="type-sub flex min-h-11 items-center pr-24 text-3xl">Personal information</h2>
      <hr className="mt-4.5 mb-5 border-t-[1.5px] border-ink" />
      <NeedsConnection className="pb-5">
        You are offline. Your profile needs an internet connection.
      </NeedsConnection>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onRetry()
        }}
      >
        <FormStatus
          busy={failed ? undefined : 'Loading your profile'}
          // About as high as the rows of ProfileDetails, so that the settings below stay in place.
          className={failed ? 'sr-only' : 'min-h-[36.9rem] text-lg text-smoke outline-none'}
        />
        {failed && <p className="pb-5 text-lg">Your profile could not be loaded.</p>}
        <Button type="submit" disabled={!failed} hidden={!failed}>
          Try again
        </Button>
      </form>
    </>
  )
}

/** Always empty, because ordering does not exist yet (specification, section 2). */
function RecentOrders() {
  return (
    <section
      className={`relative flex min-h-62 overflow-clip flex-col items-start card p-6 ${paletteClass('sun')}`}
    >
      <Cutout
        of={carryAll}
        alt=""
        sizes="192px"
        className="absolute right-6 bottom-20 w-[min(46%,10rem)] lg:bottom-6 lg:w-[43%]"
      />
      <h2 className="type-sub text-3xl">Recent Orders</h2>
      <p className="pt-2 text-lg">No orders yet</p>
      <ButtonLink to={paths.products} variant="inverse" size="sm" className="mt-auto">
        See products
      </ButtonLink>
    </section>
  )
}
