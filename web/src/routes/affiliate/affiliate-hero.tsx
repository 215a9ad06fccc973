import { affiliatePage } from './affiliate-text.ts'
import peaProteinIsolate from '../../pictures/pea-protein-isolate.json' with { type: 'json' }
import plantProtein from '../../pictures/plant-protein.json' with { type: 'json' }
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'
import { routes } from '../../routes.ts'
import { enrolmentId } from './enrolment.tsx'

/** On phones less than their width: of two pictures, the smaller files are sharp enough. */
const sizes = '(width < 64rem) 34vw, 320px'

const { figure, title, lead, toForm } = affiliatePage.hero

export function AffiliateHero() {
  return (
    <section className="palette-brand studio overflow-x-clip">
      <div className="content grid gap-x-6 pt-22 pb-10 lg:grid-cols-12 lg:items-end lg:pt-24 lg:pb-12">
        <div className="lg:col-span-7">
          <ScreenHeading page={routes.affiliate.title}>
            <span className="-ml-[.065em] block text-[clamp(min(6.5rem,32.5vw),15vw,13.5rem)]">
              {figure}
            </span>{' '}
            <span className="block pt-3 text-[clamp(min(2.5rem,10.2vw),3.5vw,3.25rem)]">
              {title}
            </span>
          </ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead text-balance">{lead}</p>
          <ButtonLink to={`#${enrolmentId}`} variant="inverse" className="mt-7">
            {toForm}
          </ButtonLink>
        </div>
        <div className="mt-12 flex items-end lg:col-span-5 lg:mt-0 lg:-ml-[8%]">
          <Cutout of={plantProtein} priority sizes={sizes} className="mb-[5%] w-[54%]" />
          <Cutout of={peaProteinIsolate} priority sizes={sizes} className="-ml-[3%] w-[49%]" />
        </div>
      </div>
    </section>
  )
}
