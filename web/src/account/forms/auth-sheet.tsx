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
    <div className="palette-graphite studio sm:pb-14">
      <div className="mx-auto max-w-140 pt-16 beside:max-w-none beside:content beside:grid lg:min-h-svh beside:grid-cols-2 lg:content-center beside:gap-gutter beside:pt-below-header">
        <div
          className={`flex flex-row-reverse items-end justify-between gap-4 overflow-clip rounded-t-card px-margin py-5 beside:max-lg:flex-wrap beside:max-lg:self-start beside:min-h-[min(100svh-120px,50rem)] beside:rounded-card beside:px-8 beside:py-7 lg:flex-col lg:items-stretch ${paletteClass('sun')}`}
        >
          <div className="flex items-center justify-center lg:grow">
            <Cutout alt="" priority {...cutout} />
          </div>
          <p className="type-sub mr-auto w-40 pb-4 text-2xl text-balance beside:pb-0 lg:w-auto lg:text-4xl">
            {statement}
          </p>
          <Assurances className="max-lg:hidden" />
        </div>
        <div className="surface-paper relative -mt-5 flex flex-col justify-center rounded-t-card px-[max(var(--margin),50%-15rem)] pt-6 pb-14 sm:rounded-card beside:mt-0 lg:[--spacing:clamp(3px,.41svh,4px)] lg:py-12">
          <ScreenHeading size="sub">{title}</ScreenHeading>
          <p className="pt-1 pb-4 text-lg text-smoke">{aside}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
