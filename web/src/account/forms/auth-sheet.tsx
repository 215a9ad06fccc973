import type { ComponentProps, ReactNode } from 'react'
import { paletteClass, type Palette } from '../../brand/palettes.ts'
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

type AuthSheetProps = {
  title: string
  aside: ReactNode
  statement: string
  cutout: Pick<ComponentProps<typeof Cutout>, 'of' | 'sizes' | 'className' | 'flat'>
  palette: Palette
  children: ReactNode
}

export function AuthSheet({ title, aside, statement, cutout, palette, children }: AuthSheetProps) {
  return (
    <div className="palette-graphite studio">
      <div className="lg:content lg:grid lg:min-h-svh lg:grid-cols-2 lg:gap-6 lg:pt-24 lg:pb-6">
        <div className={`col-start-1 row-start-1 card max-lg:hidden ${paletteClass(palette)}`} />
        <div className="relative col-start-1 row-start-1 flex flex-col justify-between gap-6 px-5 pt-22 pb-9 lg:sticky lg:top-24 lg:h-[calc(100svh-120px)] lg:px-8 lg:py-9 lg:text-ink">
          {/* Phones hide this lazy picture and do not fetch it. */}
          <div className="hidden grow items-center justify-center lg:flex">
            <Cutout alt="" {...cutout} />
          </div>
          <p className="type-display max-w-[7.4em] text-statement tracking-[-.055em]">
            {statement}
          </p>
        </div>
        <div className="surface-paper flex flex-col justify-center rounded-t-card px-5 pt-8 pb-14 lg:rounded-card lg:px-[min(5rem,5.5vw)] lg:py-12">
          <ScreenHeading type="sub" className="text-[clamp(min(2.5rem,12.5vw),3.56vw,3.2rem)]">
            {title}
          </ScreenHeading>
          <p className="pt-1 pb-5 text-17 text-smoke">{aside}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
