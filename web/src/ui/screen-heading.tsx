import type { ComponentProps } from 'react'

/** The one h1 of a screen; a navigation focuses it, so that reading starts there. */
export function ScreenHeading({
  className = 'text-hero',
  children,
  ...rest
}: ComponentProps<'h1'>) {
  return (
    <h1 tabIndex={-1} className={`type-display ${className}`} {...rest}>
      {children}
    </h1>
  )
}
