import { gallery } from './gallery.ts'
import { lifestylePage } from './lifestyle-text.ts'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'

/** Size classes of the six tiles, in the order of the gallery. */
const tileClasses = [
  'xs:col-span-2 aspect-4/3 lg:col-span-7 lg:row-span-2 lg:aspect-auto',
  'aspect-square lg:col-span-5 lg:aspect-auto',
  'aspect-square lg:col-span-5 lg:aspect-auto',
  'aspect-square lg:col-span-4 lg:aspect-auto',
  'aspect-square lg:col-span-4 lg:aspect-auto',
  'xs:col-span-2 aspect-4/3 lg:col-span-4 lg:aspect-auto',
]

export function CommunityGallery() {
  const { heading, lead } = lifestylePage.gallery
  return (
    <section aria-labelledby="gallery-heading" className="pb-18 lg:pb-34">
      <SectionHead heading={heading} headingId="gallery-heading" lead={lead} />
      <ul className="grid gap-1 xs:grid-cols-2 lg:grid-cols-12 lg:auto-rows-[24.5vw]">
        {gallery.map(({ id, caption, image }, index) => (
          <li key={id} className={`group relative overflow-hidden ${tileClasses[index] ?? ''}`}>
            <figure className="h-full">
              <Picture
                of={image}
                sizes="(width < 64rem) 100vw, 50vw"
                className="size-full object-cover transition-transform group-hover:scale-[1.03]"
              />
              <figcaption className="absolute inset-x-0 bottom-0 shade [--shade-stop:50%] px-3 pt-12 pb-3 text-sm/snug font-bold text-paper lg:px-5 lg:pt-14 lg:pb-3.5 lg:text-base/snug">
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
