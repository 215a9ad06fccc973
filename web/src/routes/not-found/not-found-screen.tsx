import { paths } from '../../paths.ts'
import { routes } from '../../routes.ts'
import kettlebell from '../../pictures/kettlebell.json' with { type: 'json' }
import { ButtonLink } from '../../components/button-link.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

/** Shown for every path that matches no route (specification, section 2). */
export function NotFoundScreen() {
  return (
    <section className="palette-brand studio flex flex-col overflow-clip sideways:flex-row-reverse sideways:px-margin lg:min-h-[min(100svh,60rem)]">
      <div className="content flex grow items-center pt-20 pb-9 lg:pt-24 lg:pb-0">
        <div
          aria-hidden="true"
          className="type-display mx-auto flex items-center gap-[.05em] text-[min(38.5vw,100svh-16.25rem,35.2rem)] select-none sideways:text-[min(19vw,12rem)]"
        >
          <span className="relative right-[.016em] w-[.785em]">4</span>
          <Cutout
            of={kettlebell}
            priority
            alt=""
            sizes="(width < 64rem) 26vw, 380px"
            className="w-[.6em] shrink-0"
          />
          <span className="relative right-[.016em] w-[.785em]">4</span>
        </div>
      </div>
      <div className="content flex flex-wrap content-center items-center gap-x-8 gap-y-5 pb-18 sideways:pt-18 xl:flex-nowrap">
        <ScreenHeading size="sub">{routes.notFound.title}</ScreenHeading>
        <p className="basis-full text-lg text-balance xl:flex-[10rem]">
          That rep does not count. Reset and go again.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.home} variant="inverse" size="pair" className="grow">
            <Icon name="arrow-left" className="size-5" />
            Back to Home
          </ButtonLink>
          <ButtonLink to={paths.products} variant="outline-inverse" size="pair" className="grow">
            See all products
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
