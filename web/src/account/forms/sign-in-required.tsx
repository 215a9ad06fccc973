import { useEffect, useLayoutEffect, useState } from 'react'
import { isAppMounted } from '../../browser/use-browser-state.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { ErrorBox } from '../../components/error-box.tsx'
import { Hero } from '../../components/hero.tsx'
import type { Picture } from '../../pictures/picture.ts'

type SignInRequiredProps = {
  title: string
  image: Picture
  problem?: string | undefined
  children: string
}

export function SignInRequired({ title, image, problem, children }: SignInRequiredProps) {
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
  const isWide = image.width > image.height
  return (
    <Hero
      ground={paletteClass('graphite')}
      layout="picture"
      pictureClassName="spotlight self-center max-sm:pb-6"
      className="min-h-[clamp(45svh,32rem,56svh)]"
      title={title}
      size="name"
      lead={children}
      picture={
        <Cutout
          of={image}
          priority
          alt=""
          sizes={isWide ? '(width < 40rem) 65vw, 43vw' : '26vw'}
          className={isWide ? 'w-full' : 'w-3/5'}
        />
      }
    >
      {problem && <ErrorBox className="mt-7">{problem}</ErrorBox>}
      <p className="flex flex-wrap gap-3 pt-7">
        <ButtonLink to={paths.login}>Sign In</ButtonLink>{' '}
        <ButtonLink to={paths.register} variant="outline-inverse">
          Sign Up
        </ButtonLink>
      </p>
    </Hero>
  )
}
