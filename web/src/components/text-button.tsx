import type { ComponentProps } from 'react'

/** A button that looks like a link in running text. */
export const TextButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    className={`link inline-flex min-h-11 items-center font-bold disabled:text-smoke ${className}`}
    {...rest}
  />
)
