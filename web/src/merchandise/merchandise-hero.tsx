import type { ReactNode } from 'react'
import { paletteClass, type Palette } from '../brand/palettes.ts'
import { Assurances } from '../components/assurances.tsx'
import { ButtonLink } from '../components/button-link.tsx'
import { ScreenHeading } from '../components/screen-heading.tsx'

type MerchandiseHeroProps = {
  /** A dark one: the header over it has white text. */
  palette: Palette
  page: string
  title: string
  lead: string
  /** The label of the link to the section with the id `target`. */
  action: string
  target: string
  /** Classes of the picture's area, which is on the right; on phones, below the text. */
  pictureClassName: string
  /** Cut-outs for the picture. */
  children: ReactNode
}

/** The hero of a merchandise page. */
export function MerchandiseHero(hero: MerchandiseHeroProps) {
  const { palette, page, title, lead, action, target, pictureClassName, children } = hero
  return (
    <section className={`overflow-clip ${paletteClass(palette)}`}>
      <div className="content grid gap-x-6 gap-y-10 pt-24 pb-5 lg:grid-cols-12 lg:pb-6">
        <div className="relative z-1 self-center lg:col-span-7 lg:py-4">
          <ScreenHeading page={page} className="-ml-[.04em] max-w-[6em] text-hero">
            {title}
          </ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead text-balance">{lead}</p>
          <ButtonLink to={`#${target}`} variant="inverse" className="mt-7">
            {action}
          </ButtonLink>
          {/* Bold, so that ৳ needs no other font. */}
          <Assurances className="pt-7 font-bold lg:flex" />
        </div>
        <div
          className={`flex items-end justify-center max-lg:max-w-140 lg:col-span-5 ${pictureClassName}`}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
