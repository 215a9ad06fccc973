import { limitedEditionPage } from './limited-edition-text.ts'
import { picture as carryAll } from '../../pictures/carry-all.ts'
import { picture as forgedBottle } from '../../pictures/forged-bottle.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

export const waitlistId = 'waitlist'

const { title, lead, toWaitlist } = limitedEditionPage.hero

/** Heading, a link to the waitlist, and pictures of a bag in front of a bottle. */
export function LimitedEditionHero() {
  return (
    <section className="palette-graphite studio overflow-x-clip lg:min-h-[min(57vw,51.25rem)]">
      <div className="relative pt-24 lg:content lg:min-h-[inherit] lg:pt-34 lg:pb-16">
        <div className="relative z-20 max-lg:content">
          <ScreenHeading className="-ml-[.04em] max-w-[5em] text-[clamp(min(15vw,3.625rem),10.3vw,9.25rem)]">
            {title}
          </ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead lg:pt-9">{lead}</p>
          <ButtonLink to={`#${waitlistId}`} className="mt-7">
            {toWaitlist}
          </ButtonLink>
        </div>
        <div className="flex items-end justify-center pt-10 pb-10 lg:absolute lg:right-0 lg:bottom-14 lg:w-[62%] lg:p-0">
          <Cutout
            of={carryAll}
            priority
            sizes="(width < 64rem) 78vw, 620px"
            className="z-10 w-[74%] shrink-0"
          />
          <Cutout
            of={forgedBottle}
            priority
            sizes="(width < 64rem) 22vw, 150px"
            className="mb-[4%] -ml-[3%] w-[19%] shrink-0"
          />
        </div>
      </div>
    </section>
  )
}
