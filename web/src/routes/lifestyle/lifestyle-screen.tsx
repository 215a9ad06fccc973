import { lifestyleItemsOf } from '../../merchandise/lifestyle.ts'
import { lifestyleGroups, lifestylePage } from './lifestyle-text.ts'
import summitHoodie from '../../pictures/summit-hoodie.json' with { type: 'json' }
import type { Picture } from '../../pictures/picture.ts'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { MerchandiseCard } from '../../merchandise/merchandise-card.tsx'
import { MerchandiseHero } from '../../merchandise/merchandise-hero.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { CommunityGallery } from './community-gallery.tsx'

/** Column spans of each group's items. On phones, the first of three items spans both columns. */
const columns = {
  performance: ['xs:col-span-2 lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'],
  daily: ['xs:col-span-2 lg:col-span-4', 'lg:col-span-4', 'lg:col-span-4'],
  accessories: ['lg:col-span-5', 'lg:col-span-7'],
} as const

const heroPicture = { of: summitHoodie, sizes: '(width < 64rem) 80vw, 560px' }

const sizesOf = (image: Picture) =>
  image === heroPicture.of
    ? { sizes: heroPicture.sizes, repeated: true }
    : { sizes: '(width < 64rem) 80vw, 400px' }

/** Apparel in three groups and the gallery (specification, section 2). */
export function LifestyleScreen() {
  const { hero } = lifestylePage
  const [first, ...others] = lifestyleGroups
  return (
    <>
      <MerchandiseHero palette="graphite" title={hero.title} lead={hero.lead}>
        <Cutout {...heroPicture} flat priority className="mx-auto w-4/5 lg:w-full" />
      </MerchandiseHero>
      <Group {...first} />
      <BelowFirstScreen>
        {others.map((group) => (
          <Group key={group.type} {...group} />
        ))}
        <CommunityGallery />
      </BelowFirstScreen>
    </>
  )
}

const Group = ({ type, heading, lead }: (typeof lifestyleGroups)[number]) => (
  <section aria-labelledby={`${type}-heading`}>
    <SectionHead heading={heading} headingId={`${type}-heading`} lead={lead} />
    <div className="content grid xs:grid-cols-2 gap-x-6 gap-y-9 lg:grid-cols-12">
      {lifestyleItemsOf(type).map((item, index) => (
        <div key={item.id} className={columns[type][index]}>
          <MerchandiseCard
            {...item}
            action={lifestylePage.action}
            flat
            centered
            {...sizesOf(item.image)}
            pictureClassName="h-72 sm:max-lg:h-105 lg:h-125"
            cutoutClassName={
              item.image.height > item.image.width * 1.2
                ? 'w-2/5 max-w-34 sm:max-w-50'
                : 'w-[82%] max-w-64 sm:max-w-90'
            }
          />
        </div>
      ))}
    </div>
  </section>
)
