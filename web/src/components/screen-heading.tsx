import type { ComponentProps } from 'react'

const roles = { display: 'type-display', sub: 'type-sub' } as const

type ScreenHeadingProps = ComponentProps<'h1'> & { type?: keyof typeof roles }

/** The one h1 of a screen; a navigation focuses it, so that reading starts there. */
export function ScreenHeading({
  type = 'display',
  className = '',
  children,
  ...rest
}: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={`${roles[type]} ${className}`} {...rest}>
      {children}
    </h1>
  )
}
