import { lifestyleItemsOf } from '../../merchandise/lifestyle.ts'
import { gallery, lifestyleGroups, lifestylePage } from './lifestyle-text.ts'
import everydayTee from '../../pictures/everyday-tee.json' with { type: 'json' }
import summitHoodie from '../../pictures/summit-hoodie.json' with { type: 'json' }
import { paletteClass } from '../../brand/palettes.ts'
import { routes } from '../../routes.ts'
import type { Picture as PictureData } from '../../pictures/picture.ts'
import { Assurances } from '../../components/assurances.tsx'
import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Hero } from '../../components/hero.tsx'
import { MerchandiseCard } from '../../merchandise/merchandise-card.tsx'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'

/** On phones less than their width: of two pictures, the smaller files are sharp enough. */
const heroSizes = '(width < 64rem) 55vw, 560px'
const heroImages: readonly PictureData[] = [summitHoodie, everydayTee]

/** Apparel in three groups and the gallery (specification, section 2). */
export function LifestyleScreen() {
  const [first, ...others] = lifestyleGroups
  return (
    <>
      <Hero
        {...lifestylePage.hero}
        page={routes.lifestyle.title}
        ground={paletteClass('ice-dark', true)}
        layout="picture"
        pictureClassName="spotlight -mb-5 max-sm:aspect-5/4 lg:-mb-6"
        picture={
          <>
            <Cutout
              of={everydayTee}
              sizes={heroSizes}
              flat
              className="absolute top-[7%] -right-[2%] w-[62%] rotate-8 sm:top-1 sm:right-2 sm:w-[70%]"
            />
            <Cutout
              of={summitHoodie}
              sizes={heroSizes}
              flat
              priority
              className="absolute top-4 -left-[6%] w-[86%] -rotate-4 sm:top-1 sm:-left-[14%] sm:w-[88%] lg:-left-[20%] lg:w-full"
            />
          </>
        }
      />
      <Group {...first} />
      <BelowFirstScreen>
        {others.map((group) => (
          <Group key={group.type} {...group} />
        ))}
        {/* Bold, so that ৳ needs no other font. */}
        <Assurances className="content pt-9 font-bold lg:flex" />
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
        className={`content grid gap-x-gutter gap-y-9 xs:grid-cols-2 ${three ? 'lg:grid-cols-3' : ''}`}
      >
        {items.map((item, index) => (
          // On phones, the first of three items spans both columns.
          <div key={item.id} className={three && index === 0 ? 'xs:max-lg:col-span-2' : ''}>
            <MerchandiseCard
              flat
              {...item}
              action={lifestylePage.action}
              repeated={heroImages.includes(item.image)}
              sizes={heroImages.includes(item.image) ? heroSizes : '(width < 64rem) 80vw, 400px'}
              pictureClassName="h-72"
            />
          </div>
        ))}
      </div>
    </section>
  )
}

/** On phones the first and the last picture span both columns, on desktops the first is beside two others. */
function CommunityGallery() {
  return (
    <section aria-labelledby="gallery-heading" className="pb-18 lg:pb-34">
      <SectionHead {...lifestylePage.gallery} headingId="gallery-heading" />
      <ul role="list" className="content grid gap-gutter xs:grid-cols-2 lg:grid-cols-12">
        {gallery.map(({ id, caption, image }, index) => (
          <li
            key={id}
            className={`group ${index % (gallery.length - 1) === 0 ? 'xs:max-sm:col-span-2' : ''} ${index === 0 ? 'lg:col-span-8 lg:row-span-2' : 'lg:col-span-4'}`}
          >
            <figure className="flex h-full flex-col">
              <div
                className={`aspect-4/3 min-h-0 overflow-hidden card ${index === 0 ? 'lg:aspect-auto lg:grow' : ''}`}
              >
                <Picture
                  of={image}
                  sizes="(width < 64rem) 90vw, 850px"
                  className="size-full object-cover object-[70%] transition group-hover:scale-[1.03]"
                />
              </div>
              <figcaption className="text-balance pt-3.5 text-sm/snug font-bold lg:text-base/snug">
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
