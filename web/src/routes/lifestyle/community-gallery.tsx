import { gallery } from './gallery.ts'
import { lifestylePage } from './lifestyle-text.ts'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'

const tileClasses = [
  { tile: 'xs:max-sm:col-span-2 lg:col-span-7 lg:row-span-2', picture: 'lg:aspect-auto lg:grow' },
  { tile: 'lg:col-span-5', picture: 'lg:aspect-video' },
  { tile: 'lg:col-span-5', picture: 'lg:aspect-video' },
  { tile: 'lg:col-span-4' },
  { tile: 'lg:col-span-4' },
  { tile: 'xs:max-sm:col-span-2 lg:col-span-4' },
]

export function CommunityGallery() {
  const { heading, lead } = lifestylePage.gallery
  return (
    <section aria-labelledby="gallery-heading" className="pb-18 lg:pb-34">
      <SectionHead heading={heading} headingId="gallery-heading" lead={lead} />
      <ul role="list" className="content grid gap-gutter xs:grid-cols-2 lg:grid-cols-12">
        {gallery.map(({ id, caption, image }, index) => (
          <li key={id} className={`group ${tileClasses[index]?.tile ?? ''}`}>
            <figure className="flex h-full flex-col">
              <div
                className={`aspect-4/3 min-h-0 overflow-hidden card ${tileClasses[index]?.picture ?? ''}`}
              >
                <Picture
                  of={image}
                  sizes="(width < 64rem) 90vw, 740px"
                  className="size-full object-cover object-[70%] transition-transform group-hover:scale-[1.03]"
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
