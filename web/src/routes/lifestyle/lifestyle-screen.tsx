import { lifestyleItemsOf } from '../../merchandise/lifestyle.ts'
import { lifestyleGroups, lifestylePage } from './lifestyle-text.ts'
import driveJoggers from '../../pictures/drive-joggers.json' with { type: 'json' }
import signatureCap from '../../pictures/signature-cap.json' with { type: 'json' }
import summitHoodie from '../../pictures/summit-hoodie.json' with { type: 'json' }
import type { Picture } from '../../pictures/picture.ts'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { MerchandiseCard } from '../../merchandise/merchandise-card.tsx'
import { MerchandiseHero } from '../../merchandise/merchandise-hero.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { CommunityGallery } from './community-gallery.tsx'

const heroPicture = { of: summitHoodie, sizes: '(width < 64rem) 50vw, 380px' }

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
      <MerchandiseHero
        {...hero}
        palette="graphite"
        target={first.type}
        pictureClassName="aspect-5/4 overflow-clip card px-[6%] pb-[9%] palette-bone studio lg:aspect-auto lg:min-h-125"
      >
        <div className="grid w-1/2 justify-items-center gap-[3%] self-center lg:w-[56%]">
          <Cutout of={signatureCap} sizes="128px" flat priority className="w-[44%]" />
          <Cutout {...heroPicture} flat priority />
        </div>
        <Cutout
          of={driveJoggers}
          sizes="(width < 64rem) 30vw, 165px"
          flat
          priority
          className="ml-[5%] w-[32%] self-center lg:w-[36%]"
        />
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

function Group({ type, heading, lead }: (typeof lifestyleGroups)[number]) {
  const items = lifestyleItemsOf(type)
  const three = items.length === 3
  return (
    <section id={type} aria-labelledby={`${type}-heading`}>
      <SectionHead heading={heading} headingId={`${type}-heading`} lead={lead} />
      <div
        className={`content grid gap-x-6 gap-y-9 xs:grid-cols-2 ${three ? 'lg:grid-cols-3' : ''}`}
      >
        {items.map((item, index) => (
          // On phones, the first of three items spans both columns.
          <div key={item.id} className={three && index === 0 ? 'xs:max-lg:col-span-2' : ''}>
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
                  : 'w-[82%] max-w-60 sm:max-w-90'
              }
            />
          </div>
        ))}
      </div>
    </section>
  )
}
