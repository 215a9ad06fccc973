import { limitedEditionPage } from './limited-edition-text.ts'
import { Button } from '../../ui/button.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { EmailForm } from '../../components/email-form.tsx'
import { formatNumber } from '../../brand/format-number.ts'
import { MerchandiseHero } from '../../merchandise/merchandise-hero.tsx'
import carryAll from '../../pictures/carry-all.json' with { type: 'json' }
import forgedBottle from '../../pictures/forged-bottle.json' with { type: 'json' }
import { Drop } from './drop.tsx'

const waitlistId = 'waitlist'

/** Four limited items, the number of VIP members and the waitlist form (specification, section 2). */
export function LimitedEditionScreen() {
  return (
    <>
      <Hero />
      <Drop />
      <Vip />
      <Waitlist />
    </>
  )
}

function Hero() {
  const { title, lead, toWaitlist } = limitedEditionPage.hero
  return (
    <MerchandiseHero
      palette="graphite"
      title={title}
      lead={lead}
      action={toWaitlist}
      target={waitlistId}
      ground="stone"
    >
      <Cutout
        of={carryAll}
        priority
        sizes="(width < 64rem) 67vw, 385px"
        className="mb-[4%] w-[84%] shrink-0"
      />
      <Cutout
        of={forgedBottle}
        priority
        sizes="(width < 64rem) 18vw, 115px"
        className="-ml-[6%] w-[22%] shrink-0"
      />
    </MerchandiseHero>
  )
}

function Vip() {
  const { members, statement, action } = limitedEditionPage.vip
  return (
    <section aria-label="VIP members" className="content pb-18 lg:pb-34">
      <h2>
        <span className="type-display block border-b-[1.5px] border-ink pb-[.12em] text-[clamp(min(5rem,25vw),20.8vw,18.75rem)] leading-none text-brand">
          <span className="-ml-[.04em]">{formatNumber(members)}</span>
        </span>{' '}
        <span className="type-display block max-w-[20em] pt-7 text-26 leading-[1.05] lg:float-left lg:text-36">
          {statement}
        </span>
      </h2>
      <div className="pt-7 lg:text-right">
        <Button variant="secondary">{action}</Button>
      </div>
    </section>
  )
}

function Waitlist() {
  const { heading, action } = limitedEditionPage.waitlist
  return (
    <section id={waitlistId} aria-labelledby="waitlist-heading" className="palette-brand">
      <div className="content grid grid-cols-1 gap-x-6 gap-y-9 py-18 lg:grid-cols-12 lg:py-28">
        <h2
          id="waitlist-heading"
          className="type-display -ml-[.04em] max-w-[7em] text-section lg:col-span-7"
        >
          {heading}
        </h2>
        <EmailForm
          name="Waitlist"
          label="Email address"
          placeholder="you@example.com"
          action={action}
          variant="inverse"
          className="self-end lg:col-span-5"
        />
      </div>
    </section>
  )
}
