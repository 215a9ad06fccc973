import { gallery } from './gallery.ts'
import { lifestylePage } from './lifestyle-text.ts'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'

const tileClasses = [
  'xs:col-span-2 lg:col-span-7 lg:row-span-2',
  'lg:col-span-5',
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-4',
  'xs:col-span-2 lg:col-span-4',
]

export function CommunityGallery() {
  const { heading, lead } = lifestylePage.gallery
  return (
    <section aria-labelledby="gallery-heading" className="pb-18 lg:pb-34">
      <SectionHead heading={heading} headingId="gallery-heading" lead={lead} />
      <ul role="list" className="grid gap-1 xs:grid-cols-2 lg:grid-cols-12 lg:auto-rows-[27vw]">
        {gallery.map(({ id, caption, image }, index) => (
          <li key={id} className={`group ${tileClasses[index] ?? ''}`}>
            <figure className="flex h-full flex-col bg-bone">
              <div className="aspect-4/3 min-h-0 overflow-hidden lg:aspect-auto lg:grow">
                <Picture
                  of={image}
                  sizes="(width < 64rem) 100vw, 50vw"
                  className="size-full object-cover transition-transform group-hover:scale-[1.03]"
                />
              </div>
              <figcaption className="text-balance px-3 py-3.5 text-sm/snug font-bold lg:px-5 lg:text-base/snug">
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
