import type { ComponentProps, ReactNode } from 'react'
import { ScreenHeading } from './screen-heading.tsx'

const classes = {
  brand: 'palette-brand',
  graphite: 'palette-graphite studio',
  espresso: 'palette-espresso studio',
  ink: 'palette-ink studio',
} as const

type HeroProps = {
  title: ReactNode
  page?: ComponentProps<typeof ScreenHeading>['page']
  palette: keyof typeof classes
  titleClassName?: ComponentProps<'h1'>['className']
  className?: string
  children?: ReactNode
}

/** The first section of a screen. Its background is dark, because the header over it has white text. */
export function Hero({
  title,
  page,
  palette,
  titleClassName = 'text-hero',
  className = '',
  children,
}: HeroProps) {
  return (
    <section className={classes[palette]}>
      <div className={`content flex flex-col pt-28 pb-14 lg:pt-34 lg:pb-16 ${className}`}>
        <ScreenHeading page={page} className={`-ml-[.04em] ${titleClassName}`}>
          {title}
        </ScreenHeading>
        {children}
      </div>
    </section>
  )
}
