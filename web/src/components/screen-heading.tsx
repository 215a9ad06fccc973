import type { ComponentProps } from 'react'

const roles = { display: 'type-display', sub: 'type-sub' } as const

type ScreenHeadingProps = ComponentProps<'h1'> & {
  type?: keyof typeof roles
  /** The page's name, for screen readers, where the heading is something else. */
  page?: string | undefined
}

/** A screen's only h1. A navigation focuses it, so that screen readers start there. */
export function ScreenHeading({
  type = 'display',
  page,
  className = '',
  children,
  ...rest
}: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`${roles[type]} ${className}`} {...rest}>
      {page && page !== children && <span className="sr-only">{`${page}: `}</span>}
      {children}
    </h1>
  )
}
