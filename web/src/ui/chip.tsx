import type { ComponentProps } from 'react'

const variants = {
  bone: 'bg-bone text-ink',
  sun: 'bg-sun text-ink',
  ink: 'bg-ink text-paper',
} as const

/** A short label, such as a category or a badge. */
export function Chip({
  variant = 'bone',
  className = '',
  ...rest
}: ComponentProps<'span'> & { variant?: keyof typeof variants }) {
  return (
    <span
      className={`inline-flex min-h-8 items-center rounded-full px-3.5 text-sm font-bold ${variants[variant]} ${className}`}
      {...rest}
    />
  )
}
