import type { ComponentProps, ReactNode } from 'react'
import { paletteClass } from '../../brand/palettes.ts'
import { Assurances } from '../../components/assurances.tsx'
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

type AuthSheetProps = {
  title: string
  aside: ReactNode
  statement: string
  cutout: Pick<ComponentProps<typeof Cutout>, 'of' | 'sizes' | 'className' | 'flat'>
  children: ReactNode
}

export function AuthSheet({ title, aside, statement, cutout, children }: AuthSheetProps) {
  return (
    <div className="palette-graphite studio sm:pb-14 beside:pb-0">
      <div className="mx-auto max-w-140 beside:max-w-none beside:content beside:grid lg:min-h-svh beside:grid-cols-2 lg:content-center beside:gap-gutter beside:pt-[clamp(72px,14.5svh,104px)] beside:pb-6">
        <div
          className={`col-start-1 row-start-1 card hidden beside:block ${paletteClass('sun')}`}
        />
        <div className="col-start-1 row-start-1 flex flex-row-reverse items-end justify-between gap-6 px-margin pt-18 beside:sticky beside:top-24 beside:h-[min(100svh-120px,50rem)] beside:flex-col beside:items-stretch beside:px-8 beside:py-7 beside:text-ink">
          <div className="flex items-center justify-center beside:grow">
            <Cutout alt="" priority {...cutout} />
          </div>
          <p className="type-sub pb-7 text-2xl text-balance beside:pb-0 lg:text-4xl">{statement}</p>
          <Assurances className="max-lg:hidden" />
        </div>
        <div className="surface-paper flex flex-col justify-center rounded-t-card px-[max(var(--margin),50%-15rem)] pt-8 pb-14 sm:rounded-card lg:py-12">
          <ScreenHeading size="sub">{title}</ScreenHeading>
          <p className="pt-1 pb-5 text-lg text-smoke">{aside}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
