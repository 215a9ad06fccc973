import { accessoriesOf, type Accessory } from '../../merchandise/accessories.ts'
import { accessoriesPage, strengthId } from './accessories-text.ts'
import { paletteClass } from '../../brand/palettes.ts'
import { routes } from '../../routes.ts'
import gripGloves from '../../pictures/grip-gloves.json' with { type: 'json' }
import { Assurances } from '../../components/assurances.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { MerchandiseCard } from '../../merchandise/merchandise-card.tsx'
import { SectionHead } from '../../components/section-head.tsx'

/** Column spans of the four cards, out of 12: 7 and 5 in the first row, 5 and 7 in the second. */
const strengthColumns = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-5', 'lg:col-span-7']

/** Strength accessories and limited-edition drops (specification, section 2). */
export function AccessoriesScreen() {
  const { strength, limited } = accessoriesPage
  return (
    <>
      <Hero
        {...accessoriesPage.hero}
        page={routes.accessories.title}
        ground={paletteClass('amber-dark')}
        layout="picture"
        pictureClassName="spotlight self-center [--light:--alpha(var(--color-sun)/67%)] lg:pt-10"
        picture={
          <Cutout
            of={gripGloves}
            flat
            priority
            sizes="(width < 40rem) 90vw, 520px"
            className="w-full -rotate-4"
          />
        }
      />
      <section id={strengthId} aria-labelledby="strength-heading">
        <SectionHead heading={strength.heading} headingId="strength-heading" lead={strength.lead} />
        <div className="content grid gap-x-gutter gap-y-9 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-14">
          {accessoriesOf('strength').map((accessory, index) => (
            <div key={accessory.id} className={strengthColumns[index]}>
              <Card accessory={accessory} />
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="limited-heading" className="pb-18 lg:pb-34">
        <SectionHead heading={limited.heading} headingId="limited-heading" lead={limited.lead} />
        <div className="content grid gap-x-gutter gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {accessoriesOf('limited-edition').map((accessory) => (
            <div key={accessory.id} className="sm:max-lg:last:col-span-2">
              <Card accessory={accessory} />
            </div>
          ))}
        </div>
        {/* Bold, so that ৳ needs no other font. */}
        <Assurances className="content pt-9 font-bold lg:flex" />
      </section>
    </>
  )
}

function Card({ accessory }: { accessory: Accessory }) {
  const { badge, isLimited } = accessory
  return (
    <MerchandiseCard
      {...accessory}
      badge={badge}
      overlayChip={isLimited ? accessoriesPage.limited.chip : undefined}
      action={accessoriesPage.action}
      sizes="(width < 64rem) 80vw, 420px"
      pictureClassName="h-100"
    />
  )
}
