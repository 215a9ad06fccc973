import { useEffect, useLayoutEffect, useState } from 'react'
import { isAppMounted } from '../../browser/use-browser-state.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { Hero } from '../../components/hero.tsx'

type SignInRequiredProps = {
  title: string
  problem?: string | undefined
  children: string
}

export function SignInRequired({ title, problem, children }: SignInRequiredProps) {
  // The longer page of a signed-in user may have been scrolled. After a navigation, the layout effect of
  // ScrollAndFocus, which is later, scrolls to where the visitor has left this page.
  const [replacesScreen] = useState(isAppMounted)
  useLayoutEffect(() => {
    if (replacesScreen) window.scrollTo(0, 0)
  }, [replacesScreen])
  useEffect(() => {
    // After a logout, the link that replaces its button has the focus already (layout/use-logout.tsx).
    const isLost = document.activeElement === document.body
    if (replacesScreen && isLost) document.querySelector('h1')?.focus()
  }, [replacesScreen])
  return (
    <Hero ground={paletteClass('graphite')} layout="tall" title={title} lead={children}>
      {problem && <ErrorBox className="mt-7">{problem}</ErrorBox>}
      <p className="flex flex-wrap gap-3 pt-7">
        <ButtonLink to={paths.login} variant="inverse">
          Sign In
        </ButtonLink>{' '}
        <ButtonLink to={paths.register}>Sign Up</ButtonLink>
      </p>
    </Hero>
  )
}
