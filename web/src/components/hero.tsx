import type { ComponentProps, ReactNode } from 'react'
import { ScreenHeading } from './screen-heading.tsx'

const worlds = {
  brand: 'world-brand',
  graphite: 'world-graphite studio',
  espresso: 'world-espresso studio',
  ink: 'world-ink studio',
} as const

type HeroProps = {
  title: string
  world: keyof typeof worlds
  titleClassName?: ComponentProps<'h1'>['className']
  className?: string
  children?: ReactNode
}

/** The band a framed screen begins with: dark or saturated, since the header lies on it in white. */
export function Hero({
  title,
  world,
  titleClassName = 'text-hero',
  className = '',
  children,
}: HeroProps) {
  return (
    <section className={worlds[world]}>
      <div className={`content flex flex-col pt-28 pb-14 lg:pt-34 lg:pb-16 ${className}`}>
        <ScreenHeading className={`-ml-[.04em] ${titleClassName}`}>{title}</ScreenHeading>
        {children}
      </div>
    </section>
  )
}
