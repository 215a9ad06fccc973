import { paths } from '../../paths.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'
import { Numerals } from './numerals.tsx'
import { notFound } from './route.ts'

/** Shown for every path that matches no route (specification, section 2). */
export function NotFoundScreen() {
  return (
    <>
      <section className="palette-brand studio flex overflow-clip min-h-[max(100svh,36rem)] flex-col">
        <div className="content flex grow items-center pt-20 lg:pt-24">
          <Numerals />
        </div>
        <div className="content flex flex-col gap-x-10 gap-y-5 pb-12 lg:flex-row lg:items-center lg:pb-16">
          <ScreenHeading
            type="sub"
            className="text-[clamp(min(2.5rem,12.5vw),3.1vw,2.75rem)] lg:whitespace-nowrap"
          >
            {notFound.title}
          </ScreenHeading>
          <p className="text-lg">That rep does not count. Reset and go again.</p>
          <ButtonLink
            to={paths.home}
            variant="white"
            className="self-start lg:ml-auto lg:self-auto"
          >
            <Icon name="arrow-left" className="size-5" />
            Back to Home
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
