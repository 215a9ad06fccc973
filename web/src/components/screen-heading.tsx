import type { ComponentProps } from 'react'

const sizes = {
  /** Into the margin of a large screen rather than onto a third line. */
  hero: 'type-display text-hero lg:-mr-16',
  name: 'type-display text-name',
  title: 'type-display text-title',
  /** Beside its picture, the price is on the first screen too. */
  product: 'type-display text-[clamp(min(2.75rem,10.2vw),min(3.9vw,6.2svh),3.5rem)]',
  heading: 'type-display text-heading',
  /** In a tile that is no higher than the window. */
  tile: 'type-display text-[min(13.3vw,3.25rem)] sm:text-[clamp(2rem,min(7vw,14.2svh-2.75rem),3.375rem)] lg:text-[clamp(2rem,min(4.5vw,10svh-1.5rem),8rem)]',
  /** Of a form or a message: a short one is in one line on a phone. */
  sub: 'type-sub text-[clamp(min(2rem,10.4vw),8.6vw,2.5rem)] sideways:text-3xl lg:text-heading',
} as const

export type ScreenHeadingProps = ComponentProps<'h1'> & {
  size?: keyof typeof sizes | undefined
  /** The page's name, for screen readers, where the heading is something else. */
  page?: string | undefined
}

/** A screen's only h1. A navigation focuses it, so that screen readers start there. */
export function ScreenHeading({
  size = 'hero',
  page,
  className = '',
  children,
  ...rest
}: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`${sizes[size]} ${className}`} {...rest}>
      {page && page !== children && <span className="sr-only">{`${page}: `}</span>}
      {children}
    </h1>
  )
}
