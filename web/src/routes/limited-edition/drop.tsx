import { dropId, limitedEditionPage } from './limited-edition-text.ts'
import { limitedItems, type LimitedItem } from '../../merchandise/limited-edition.ts'
import { Assurances } from '../../components/assurances.tsx'
import { Button } from '../../ui/button.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Price } from '../../components/price.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { paletteClass } from '../../brand/palettes.ts'

// Column spans of the four cards, out of 12: 8 and 4 in the first row, 5 and 7 in the second. On tablets, the first
// and the last span both columns.
const cardClasses = [
  'sm:col-span-2 lg:col-span-8 lg:min-h-150',
  'lg:col-span-4 lg:min-h-150',
  'lg:col-span-5 lg:min-h-130',
  'sm:col-span-2 lg:col-span-7 lg:min-h-130',
]

export function Drop() {
  const { heading, lead } = limitedEditionPage.drop
  const [first, ...others] = limitedItems
  return (
    <section id={dropId} aria-labelledby="drop-heading" className="pb-18 lg:pb-34">
      <SectionHead heading={heading} headingId="drop-heading" lead={lead} />
      <div className="content grid gap-gutter sm:grid-cols-2 lg:grid-cols-12">
        <LargeCard item={first} className={cardClasses[0]} />
        {others.map((item, index) => (
          <SmallCard key={item.id} item={item} className={cardClasses[index + 1]} />
        ))}
      </div>
      {/* Bold, so that ৳ needs no other font. */}
      <Assurances className="content pt-9 font-bold lg:flex" />
    </section>
  )
}

type CardProps = { item: LimitedItem; className: string | undefined }

function LargeCard({
  item: { id, name, description, price, image, palette },
  className = '',
}: CardProps) {
  return (
    <article
      className={`relative flex min-h-145 sm:min-h-110 flex-col items-start overflow-hidden card p-6 lg:p-10 ${paletteClass(palette)} ${className}`}
    >
      <h3 id={id} className="type-display relative z-10 max-w-[6em] text-title">
        {name}
      </h3>
      <p className="relative z-10 max-w-[21rem] pt-4 text-lg text-balance">{description}</p>
      <Price taka={price} size="large" className="relative z-10 mt-auto pt-4" />
      <Button variant="inverse" aria-describedby={id} className="relative z-10 mt-5">
        {limitedEditionPage.drop.action}
      </Button>
      <Cutout
        of={image}
        sizes="(width < 40rem) 33vw, 220px"
        className="absolute right-[6%] bottom-[7%] w-[36%] max-xs:relative max-xs:mx-auto max-xs:mt-9 max-sm:max-w-52 sm:max-lg:max-w-40 sm:right-[12%] sm:w-1/5 lg:w-1/4"
      />
    </article>
  )
}

function SmallCard({
  item: { id, name, description, price, image, palette, flat = false },
  className = '',
}: CardProps) {
  const wide = image.width > image.height
  return (
    <article
      className={`relative flex min-h-120 sm:min-h-100 flex-col justify-end overflow-hidden card p-6 lg:p-7 ${paletteClass(palette, flat)} ${className}`}
    >
      <div className="flex min-h-0 grow items-center justify-center pb-7">
        <Cutout
          of={image}
          flat={flat}
          sizes="(width < 64rem) 80vw, 560px"
          className={wide ? 'w-[88%] max-w-140' : 'w-[32%] max-w-30 lg:max-w-27'}
        />
      </div>
      <h3 id={id} className="type-label text-xl">
        {name}
      </h3>
      <div className="flex items-end justify-between gap-4 max-[22rem]:flex-wrap">
        <div>
          <p className="max-w-[17rem] pt-1 pb-2 text-base text-balance">{description}</p>
          <Price taka={price} />
        </div>
        <Button variant="secondary" size="sm" aria-describedby={id}>
          {limitedEditionPage.drop.action}
        </Button>
      </div>
    </article>
  )
}
