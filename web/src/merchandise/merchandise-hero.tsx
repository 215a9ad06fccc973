import type { ReactNode } from 'react'
import { paletteClass, type Palette } from '../brand/palettes.ts'
import { Assurances } from '../components/assurances.tsx'
import { ButtonLink } from '../components/button-link.tsx'
import { ScreenHeading } from '../components/screen-heading.tsx'

type MerchandiseHeroProps = {
  palette: 'brand' | 'graphite'
  title: string
  lead: string
  /** The label of the link to the section with the id `target`. */
  action: string
  target: string
  /** The palette of the picture. */
  ground: Palette
  /** Cut-outs for the picture, which is on the right; on phones, below the text. */
  children: ReactNode
}

/** The hero of a merchandise page. Light palettes are only behind its picture: the header is white. */
export function MerchandiseHero(hero: MerchandiseHeroProps) {
  const { palette, title, lead, action, target, ground, children } = hero
  return (
    <section className={paletteClass(palette)}>
      <div className="content grid gap-x-6 gap-y-10 pt-24 pb-5 lg:grid-cols-12 lg:pb-6">
        <div className="self-center lg:col-span-7">
          <ScreenHeading className="-ml-[.04em] max-w-[6em] text-hero">{title}</ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead text-pretty">{lead}</p>
          <ButtonLink to={`#${target}`} variant="inverse" className="mt-7">
            {action}
          </ButtonLink>
          {/* Bold, so that ৳ needs no other font. */}
          <Assurances className="pt-7 font-bold lg:flex" />
        </div>
        <div
          className={`flex aspect-5/4 items-end justify-center overflow-clip card px-[6%] pb-[9%] max-lg:max-w-140 lg:col-span-5 lg:aspect-auto lg:min-h-125 ${paletteClass(ground)}`}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
