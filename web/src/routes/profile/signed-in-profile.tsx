import { Suspense } from 'react'
import type { User } from '../../account/store.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { lazyLoad } from '../../components/lazy-load.tsx'
import { Hero } from '../../components/hero.tsx'
import { TypedText } from '../../components/typed-text.tsx'
import { formatDate } from '../../components/format-date.ts'
import { routes } from '../../routes.ts'
import { useProfile } from './use-profile.ts'

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
        ground={paletteClass('ink')}
        page={name && title}
        title={<Name>{name || title}</Name>}
        size="name"
        titleClassName="max-w-[10em] wrap-anywhere"
        layout="low"
      >
        <p className="min-h-13 pt-6 text-lg">{joined && `Member since ${joined}`}</p>
      </Hero>
      <Suspense
        fallback={
          <p className="content min-h-svh py-20 text-lg text-smoke">Loading your profile</p>
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

/** How many letters of the heading's size fit on a line. */
const lettersOnLine = 11

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
