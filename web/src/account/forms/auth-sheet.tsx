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
    <div className="palette-graphite studio sm:pb-14 lg:pb-0">
      <div className="max-lg:mx-auto max-lg:max-w-140 lg:content lg:grid lg:min-h-svh lg:grid-cols-2 lg:content-center lg:gap-gutter lg:pt-24 lg:pb-6">
        <div className={`col-start-1 row-start-1 card max-lg:hidden ${paletteClass('sun')}`} />
        <div className="col-start-1 row-start-1 flex flex-col justify-between gap-6 px-margin pt-22 pb-7 lg:sticky lg:top-24 lg:h-[min(100svh-120px,50rem)] lg:px-8 lg:py-9 lg:text-ink">
          {/* Phones hide this lazy picture and do not fetch it. */}
          <div className="flex grow items-center justify-center max-lg:hidden">
            <Cutout alt="" {...cutout} />
          </div>
          <p className="type-sub text-2xl text-balance lg:text-4xl">{statement}</p>
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
