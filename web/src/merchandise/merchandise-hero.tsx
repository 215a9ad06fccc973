import type { ReactNode } from 'react'
import { ScreenHeading } from '../components/screen-heading.tsx'

const classes = { brand: 'palette-brand studio', graphite: 'palette-graphite studio' } as const

type MerchandiseHeroProps = {
  palette: keyof typeof classes
  title: string
  lead: string
  /** Cut-outs on the right; on phones, below the text. */
  children: ReactNode
}

/** The hero of a merchandise page: text on the left, cut-outs on the right. */
export function MerchandiseHero({ palette, title, lead, children }: MerchandiseHeroProps) {
  return (
    <section className={`overflow-x-clip ${classes[palette]}`}>
      <div className="content grid gap-x-6 pt-24 pb-10 lg:min-h-[min(50vw,45rem)] lg:grid-cols-12 lg:items-end lg:pt-34 lg:pb-16">
        <div className="relative z-10 lg:col-span-7 lg:self-start">
          <ScreenHeading className="-ml-[.04em] max-w-[6em] text-hero">{title}</ScreenHeading>
          <p className="max-w-[30rem] pt-6 text-lead lg:pt-9">{lead}</p>
        </div>
        <div className="pt-12 lg:col-span-5 lg:pt-0">{children}</div>
      </div>
    </section>
  )
}
