import { Button } from '../../ui/button.tsx'
import { NeedsConnection } from '../../components/needs-connection.tsx'

type PendingProfileProps = { failed: boolean; onRetry: () => void }

/** Loading and error state of the profile. */
export function PendingProfile({ failed, onRetry }: PendingProfileProps) {
  return (
    <>
      {/* As high as with the Edit button beside it. */}
      <h2 className="type-sub flex min-h-11 items-center pr-24 text-28">Personal information</h2>
      <hr className="mt-4.5 mb-5 border-t-[1.5px] border-ink" />
      <NeedsConnection className="pb-5">
        You are offline. Your profile needs an internet connection.
      </NeedsConnection>
      {failed ? (
        <>
          <p className="pb-5 text-lg">Your profile could not be loaded.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      ) : (
        // About as high as the rows of profile-details.tsx, so that the settings below stay in place.
        <p aria-live="polite" className="min-h-[53.875rem] sm:min-h-[31.25rem] text-lg text-smoke">
          Loading your profile
        </p>
      )}
    </>
  )
}
