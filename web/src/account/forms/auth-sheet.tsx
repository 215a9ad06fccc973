import type { ReactNode } from 'react'
import kettlebell from '../../pictures/kettlebell.json' with { type: 'json' }
import { Cutout } from '../../components/cutout.tsx'
import { ScreenHeading } from '../../components/screen-heading.tsx'

type AuthSheetProps = {
  title: string
  aside: ReactNode
  statement: string
  children: ReactNode
}

export function AuthSheet({ title, aside, statement, children }: AuthSheetProps) {
  return (
    <div className="palette-graphite studio relative isolate overflow-clip lg:grid lg:min-h-svh lg:grid-cols-[1fr_minmax(30rem,39rem)] lg:gap-10 lg:pt-24 lg:pr-[max(24px,50vw_-_43.5rem)] lg:pb-6">
      {/* Phones hide this lazy picture and do not fetch it. */}
      <div className="-z-10 col-start-1 row-start-1 mt-[3svh] mr-[5%] hidden w-[min(60%,36svh,24rem)] justify-self-end lg:block">
        <Cutout of={kettlebell} alt="" sizes="330px" />
      </div>
      <p className="type-display max-w-[7.4em] self-end lg:sticky lg:col-start-1 lg:row-start-1 lg:bottom-6 lg:max-w-none px-5 pt-22 pb-9 text-statement lg:pb-9 lg:pl-[max(40px,50vw_-_40rem)] lg:px-0">
        {statement}
      </p>
      <div className="surface-paper flex flex-col justify-center rounded-t-card px-5 pt-8 pb-14 lg:rounded-card lg:px-[min(5rem,5.5vw)] lg:py-12">
        <ScreenHeading type="sub" className="text-[clamp(min(2.5rem,12.5vw),3.56vw,3.2rem)]">
          {title}
        </ScreenHeading>
        <p className="pt-1 pb-5 text-17 text-smoke">{aside}</p>
        {children}
      </div>
    </div>
  )
}
