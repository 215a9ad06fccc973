import { affiliateFigures, affiliateMonth, affiliatePage } from './affiliate-text.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { Price } from '../../components/price.tsx'
import peaProteinIsolate from '../../pictures/pea-protein-isolate.json' with { type: 'json' }
import plantProtein from '../../pictures/plant-protein.json' with { type: 'json' }
import { routes } from '../../routes.ts'
import { Enrolment, enrolmentId } from './enrolment.tsx'

/** On phones less than their width: of two pictures, the smaller files are sharp enough. */
const heroSizes = '(width < 40rem) 34vw, (width < 80rem) 25vw, 320px'

/** The affiliate programme, and its form or success view (specification, sections 2, 5 and 9). */
export function AffiliateScreen() {
  const { figure, title, lead, toForm } = affiliatePage.hero
  return (
    <>
      <Hero
        page={routes.affiliate.title}
        size="heading"
        title={
          <>
            <span className="type-display relative right-[.016em] block text-[clamp(min(6.5rem,32.5vw,22svh),min(15vw,24svh),13.5rem)]">
              {figure}
            </span>{' '}
            <span className="block pt-3">{title}</span>
          </>
        }
        lead={lead}
        actions={[{ label: toForm, to: `#${enrolmentId}` }]}
        ground={paletteClass('brand')}
        layout="picture"
        pictureClassName="sm:-ml-[8%]"
        picture={
          <>
            <Cutout of={plantProtein} priority sizes={heroSizes} className="mb-[5%] w-[54%]" />
            <Cutout of={peaProteinIsolate} priority sizes={heroSizes} className="-ml-[4%] w-1/2" />
          </>
        }
      />
      <Figures />
      <Steps />
      <section className="bg-bone">
        <div className="content columns gap-y-12 py-18 sm:grid-cols-2 lg:grid-cols-12 lg:py-28">
          <Month />
          <div id={enrolmentId} className="lg:col-span-6 lg:col-start-7">
            <Enrolment />
          </div>
        </div>
      </section>
    </>
  )
}

function Figures() {
  return (
    <div className="surface-ink">
      <dl className="content grid xs:grid-cols-2 lg:grid-cols-4">
        {affiliateFigures.map(({ value, text }) => (
          <div
            key={value}
            className="flex flex-col-reverse justify-end border-paper/15 py-6 xs:nth-[2n]:border-l xs:nth-[2n]:pl-5 nth-[n+3]:border-t lg:border-t-0! lg:py-7 lg:not-first:border-l lg:not-first:pl-7"
          >
            <dt className="pt-1.5 text-base text-balance text-ash">{text}</dt>
            <dd className="type-display text-3xl lg:text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Steps() {
  const { heading, items } = affiliatePage.steps
  return (
    <section aria-labelledby="steps-heading" className="content py-18 lg:pt-20 lg:pb-28">
      <h2 id="steps-heading" className="type-display pb-9 text-section lg:pb-13">
        {heading}
      </h2>
      <ol role="list" className="grid gap-gutter sm:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t-5 border-brand pt-5">
            <h3 className="type-display text-2xl lg:text-3xl">{title}</h3>{' '}
            <p className="max-w-[21rem] pt-3 text-lg text-balance">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Month() {
  return (
    <div className="lg:col-span-5">
      <h2 className="type-display max-w-[6em] pb-9 text-section">{affiliatePage.month.heading}</h2>
      <dl className="border-t-[1.5px] border-ink text-lg lg:text-xl">
        {affiliateMonth.map(({ label, amount }, index) => {
          const isTotal = index === affiliateMonth.length - 1
          return (
            <div
              key={label}
              className={`flex items-center justify-between gap-x-4 py-4 max-xs:flex-wrap ${isTotal ? 'text-xl' : 'border-b border-field/60'}`}
            >
              <dt className={isTotal ? 'font-bold' : ''}>{label}</dt>
              <dd>
                <Price
                  taka={amount}
                  size={isTotal ? 'inherit' : 'small'}
                  className={isTotal ? 'type-price text-heading text-brand' : ''}
                />
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
