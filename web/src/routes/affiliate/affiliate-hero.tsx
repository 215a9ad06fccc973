import { affiliatePage } from './affiliate-text.ts'
import { picture as caseinProtein } from '../../pictures/casein-protein.ts'
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

const { figure, title, lead } = affiliatePage.hero

export function AffiliateHero() {
  return (
    <section className="palette-brand studio overflow-x-clip">
      <div className="content grid gap-x-6 pt-22 pb-10 lg:min-h-[min(58vw,52.5rem)] lg:grid-cols-12 lg:items-end lg:pt-24 lg:pb-14">
        <div className="relative z-10 lg:col-span-8 lg:self-start">
          <ScreenHeading>
            <span className="-ml-[.065em] block text-[clamp(min(6.5rem,32.5vw),21.7vw,19.5rem)]">
              {figure}
            </span>{' '}
            <span className="block max-w-[8.6em] pt-4 text-[clamp(min(2.5rem,10.2vw),5.7vw,5.1rem)]">
              {title}
            </span>
          </ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead lg:pt-9">{lead}</p>
        </div>
        <Cutout
          of={caseinProtein}
          priority
          sizes="(width < 64rem) 56vw, 360px"
          className="mx-auto mt-12 w-[56%] lg:col-span-4 lg:mt-0 lg:w-[86%]"
        />
      </div>
    </section>
  )
}
