import { lifestyleItemsOf } from '../../content/lifestyle-items.ts'
import { lifestyleGroups, lifestylePage } from '../../content/lifestyle-page.ts'
import { apparel } from '../../media/apparel.ts'
import { Cutout } from '../../ui/cutout.tsx'
import { MerchandiseCard } from '../../ui/merchandise-card.tsx'
import { MerchandiseHero } from '../../ui/merchandise-hero.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { CommunityGallery } from './community-gallery.tsx'

/** No two groups share their columns. */
const places = {
  performance: ['lg:col-span-5', 'lg:col-span-4', 'lg:col-span-3'],
  daily: ['lg:col-span-4', 'lg:col-span-4', 'lg:col-span-4'],
  accessories: ['lg:col-span-5', 'lg:col-span-7'],
} as const

/** Apparel in three groups and the gallery (specification, section 2). */
export function LifestyleScreen() {
  const { hero, action } = lifestylePage
  return (
    <>
      <PageHead
        title="Lifestyle"
        description="Apparel in three groups: performance for the gym, daily for the day around it, and what you carry."
      />
      <MerchandiseHero world="graphite" title={hero.title} lead={hero.lead}>
        <Cutout
          of={apparel['summit-hoodie']}
          lying
          priority
          sizes="(width < 64rem) 80vw, 560px"
          className="mx-auto w-4/5 lg:w-full"
        />
      </MerchandiseHero>
      {lifestyleGroups.map(({ type, heading, lead }) => (
        <section key={type} aria-labelledby={`${type}-heading`}>
          <SectionHead heading={heading} headingId={`${type}-heading`} lead={lead} />
          <div className="content grid grid-cols-2 gap-x-3 gap-y-9 lg:grid-cols-12 lg:gap-x-6">
            {lifestyleItemsOf(type).map((item, index) => (
              <div
                key={item.id}
                className={`max-lg:[&:first-child:nth-last-child(odd)]:col-span-2 ${places[type][index] ?? ''}`}
              >
                <MerchandiseCard
                  {...item}
                  action={action}
                  lying
                  sizes="(width < 64rem) 80vw, 400px"
                  pictureClassName="h-72 pb-0! items-center! sm:max-lg:h-105 lg:h-125"
                  cutoutClassName={
                    item.image.height > item.image.width * 1.2
                      ? 'w-2/5 max-w-50'
                      : 'w-[82%] max-w-90'
                  }
                />
              </div>
            ))}
          </div>
        </section>
      ))}
      <CommunityGallery />
    </>
  )
}
