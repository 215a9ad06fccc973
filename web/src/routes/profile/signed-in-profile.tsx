import { Suspense, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@shop/contract/profile'
import { useAccount } from '../../account/account-provider.tsx'
import { messages, reasonOf } from '../../account/errors.ts'
import type { User } from '../../account/store.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { lazyLoad } from '../../components/lazy-load.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { TypedText } from '../../components/typed-text.tsx'
import { formatDate } from '../../components/format-date.ts'
import kettlebell from '../../pictures/kettlebell.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { toast } from '../../ui/toast.tsx'

/** Loaded lazily, because most visitors of this page are signed out. */
const ProfileBody = lazyLoad(() => import('./profile-body.tsx'), 'ProfileBody')

type SignedInProfileProps = {
  user: User
  /** Why the last load or save failed, if the visitor can act on it. */
  problem: string | undefined
  onProblem: (problem: string | undefined) => void
}

export function SignedInProfile({ user, problem, onProblem }: SignedInProfileProps) {
  const { profile, setProfile, failed, retry } = useProfile(onProblem)
  const { title } = routes.profile
  const name = profile?.name || user.displayName
  const joined = profile && formatDate(profile.createdAt)

  return (
    <>
      <Hero
        ground={paletteClass('graphite')}
        page={name && title}
        title={<Name>{name || title}</Name>}
        size="name"
        titleClassName="max-w-[10em] wrap-anywhere"
        layout="picture"
        // On phones beside the date, which leaves it a third of the width.
        pictureClassName="spotlight max-sm:-mt-44 max-sm:-mr-15 max-sm:ml-[49%] max-sm:pb-6 sm:ml-[20%]"
        picture={
          <Cutout of={kettlebell} alt="" sizes="(width < 40rem) 26vw, 210px" className="w-1/2" />
        }
      >
        <p className="min-h-13 pt-6 text-lg max-sm:min-h-20 max-sm:pr-[35%]">
          {joined && (
            <>
              Member since <span className="inline-block">{joined}</span>
            </>
          )}
        </p>
      </Hero>
      <Suspense
        fallback={
          <p className="content min-h-svh py-18 text-lg text-smoke">Loading your profile</p>
        }
      >
        <ProfileBody
          user={user}
          profile={profile}
          failed={failed}
          problem={problem}
          onProblem={onProblem}
          onRetry={retry}
          onSaved={setProfile}
        />
      </Suspense>
    </>
  )
}

// `retry` sends the request again, as does the end of being offline. `onProblem` gets the reason of a failure if the
// visitor can act on it, and else undefined.
function useProfile(onProblem: (problem: string | undefined) => void) {
  const { run } = useAccount()
  const [requests, setRequests] = useState(1)
  const [failed, setFailed] = useState(false)
  const [profile, setProfile] = useState<Profile>()

  const retry = useCallback(() => {
    setFailed(false)
    setRequests((sent) => sent + 1)
  }, [])

  // A failure's button may be out of view.
  useEffect(() => {
    if (!failed) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failed, retry])

  useEffect(() => {
    let current = true
    void run(({ loadProfile }) => loadProfile()).then((outcome) => {
      const problem = outcome.ok ? undefined : reasonOf(outcome)
      // If the session ends, the component has already unmounted, but the reason must still be shown.
      if (!current && !problem) return
      // Moves the focus, before the toast.
      flushSync(() => {
        onProblem(problem)
        if (outcome.ok) setProfile(outcome.data)
        else setFailed(true)
      })
      if (!outcome.ok) toast.error(messages.profileLoadFailed)
    })
    return () => {
      current = false
    }
  }, [requests, run, onProblem])

  return { profile, setProfile, failed, retry }
}

/** How many letters of the heading's size fit on a line. */
const lettersOnLine = 8

/** A name, down to half the size if one of its words is longer than a line. */
function Name({ children }: { children: string }) {
  const longest = Math.max(...children.split(/[\s-]/).map((word) => word.length))
  const size = Math.min(1, Math.max(0.5, lettersOnLine / longest))
  return (
    <span className="block" style={{ fontSize: `${size}em` }}>
      <TypedText>{children}</TypedText>
    </span>
  )
}
