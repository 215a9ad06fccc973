import { limitedEditionPage } from './limited-edition-text.ts'
import { Button } from '../../ui/button.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { EmailForm } from '../../components/email-form.tsx'
import { Hero } from '../../components/hero.tsx'
import { formatNumber } from '../../brand/format-number.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { routes } from '../../routes.ts'
import carryAll from '../../pictures/carry-all.json' with { type: 'json' }
import forgedBottle from '../../pictures/forged-bottle.json' with { type: 'json' }
import { Drop } from './drop.tsx'

/** On phones less than its width: the card of the bag has the same file. */
const bagSizes = '(width < 40rem) 68vw, (width < 80rem) 40vw, 520px'

/** Four limited items, the number of VIP members and the waitlist form (specification, section 2). */
export function LimitedEditionScreen() {
  return (
    <>
      <Hero
        {...limitedEditionPage.hero}
        page={routes.limitedEdition.title}
        ground={paletteClass('plant')}
        layout="picture"
        pictureClassName="spotlight pb-[9%] max-sm:-ml-8 sm:-ml-[12%] sm:pb-[6%]"
        picture={
          <>
            <Cutout of={carryAll} priority sizes={bagSizes} className="mb-[5%] w-[88%] shrink-0" />
            <Cutout
              of={forgedBottle}
              priority
              sizes="(width < 40rem) 15vw, 100px"
              className="-ml-[22%] w-[16%] shrink-0"
            />
          </>
        }
      />
      <Drop />
      <Vip />
      <Waitlist />
    </>
  )
}

function Vip() {
  const { members, statement, action } = limitedEditionPage.vip
  return (
    <section aria-label="VIP members" className="content columns items-end gap-y-8 pb-18 lg:pb-34">
      <h2 className="contents">
        <span className="type-display text-figure text-brand lg:col-span-7 lg:row-span-2">
          {formatNumber(members)}
        </span>{' '}
        <span className="type-display max-w-[11em] text-2xl lg:col-span-5 lg:text-4xl">
          {statement}
        </span>
      </h2>
      <Button variant="secondary" className="justify-self-start">
        {action}
      </Button>
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
