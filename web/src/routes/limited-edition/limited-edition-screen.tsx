import { limitedEditionPage } from './limited-edition-text.ts'
import { Button } from '../../ui/button.tsx'
import { Assurances } from '../../components/assurances.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { EmailForm } from '../../components/email-form.tsx'
import { Hero } from '../../components/hero.tsx'
import { formatNumber } from '../../brand/format-number.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { routes } from '../../routes.ts'
import carryAll from '../../pictures/carry-all.json' with { type: 'json' }
import forgedBottle from '../../pictures/forged-bottle.json' with { type: 'json' }
import { Drop } from './drop.tsx'

/** Four limited items, the number of VIP members and the waitlist form (specification, section 2). */
export function LimitedEditionScreen() {
  return (
    <>
      <Hero
        {...limitedEditionPage.hero}
        page={routes.limitedEdition.title}
        ground={paletteClass('plant')}
        layout="picture"
        pictureClassName="relative isolate pb-[9%] before:absolute before:-inset-x-1/2 before:-top-1/3 before:-bottom-1/2 before:-z-1 before:bg-[radial-gradient(closest-side,--alpha(var(--color-paper)/33%),transparent)] lg:-ml-[12%] lg:pb-[6%]"
        picture={
          <>
            <Cutout
              of={carryAll}
              priority
              sizes="(width < 64rem) 78vw, 550px"
              className="mb-[3%] w-[88%] shrink-0"
            />
            <Cutout
              of={forgedBottle}
              priority
              sizes="(width < 64rem) 15vw, 106px"
              className="-ml-[4%] w-[17%] shrink-0"
            />
          </>
        }
      >
        <Assurances className="pt-7 font-bold lg:flex" />
      </Hero>
      <Drop />
      <Vip />
      <Waitlist />
    </>
  )
}

function Vip() {
  const { members, statement, action } = limitedEditionPage.vip
  return (
    <section
      aria-label="VIP members"
      className="content flex flex-wrap items-end justify-between gap-7 pb-18 lg:pb-34"
    >
      <h2 className="type-display flex flex-wrap items-end gap-7 text-2xl lg:text-4xl">
        <span className="text-figure leading-none text-brand">{formatNumber(members)}</span>{' '}
        <span className="max-w-[11em]">{statement}</span>
      </h2>
      <Button variant="secondary">{action}</Button>
    </section>
  )
}

function Waitlist() {
  const { heading, action } = limitedEditionPage.waitlist
  return (
    <section aria-labelledby="waitlist-heading" className="palette-brand">
      <div className="content columns gap-y-9 py-18 lg:py-28">
        <h2 id="waitlist-heading" className="type-display max-w-[7em] text-section lg:col-span-7">
          {heading}
        </h2>
        <EmailForm
          name="Waitlist"
          action={action}
          variant="inverse"
          className="self-end lg:col-span-5"
        />
      </div>
    </section>
  )
}
