import { affiliateFigures, affiliateMonth, affiliatePage } from './affiliate-text.ts'
import { Price } from '../../components/price.tsx'
import { AffiliateHero } from './affiliate-hero.tsx'
import { Enrolment, enrolmentId } from './enrolment.tsx'

/** The affiliate programme, and its form or success view (specification, sections 2, 5 and 9). */
export function AffiliateScreen() {
  return (
    <>
      <AffiliateHero />
      <Figures />
      <Steps />
      <section className="bg-bone">
        <div className="content grid grid-cols-1 gap-x-6 gap-y-12 py-18 lg:grid-cols-12 lg:py-28">
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
            <dt className="pt-1.5 text-base text-ash">{text}</dt>
            <dd className="type-display text-30 lg:text-[clamp(2rem,3.5vw,3.25rem)]">{value}</dd>
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
      <h2 id="steps-heading" className="type-display -ml-[.04em] pb-9 text-section lg:pb-13">
        {heading}
      </h2>
      <ol role="list" className="grid gap-6 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t-5 border-brand pt-5">
            <h3 className="type-display text-24 leading-[1.05] lg:text-28">{title}</h3>{' '}
            <p className="max-w-[22rem] pt-3 text-17 text-balance">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Month() {
  return (
    <div className="lg:col-span-5">
      <h2 className="type-display -ml-[.04em] max-w-[6em] pb-9 text-section">
        {affiliatePage.month.heading}
      </h2>
      <dl className="border-t-[1.5px] border-ink text-17 lg:text-20">
        {affiliateMonth.map(({ label, amount }) => (
          <div
            key={label}
            className="group flex items-center justify-between gap-x-4 max-xs:flex-wrap border-b border-field/60 py-4 last:border-0 last:text-22"
          >
            <dt className="group-last:font-bold">{label}</dt>
            <dd>
              <Price taka={amount} className="group-last:text-48 group-last:text-brand" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
