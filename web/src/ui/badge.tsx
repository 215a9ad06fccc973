import type { ComponentProps } from 'react'

const variants = { default: 'bg-sun text-ink', secondary: 'bg-bone text-ink' } as const

export function Badge({
  variant = 'default',
  className = '',
  ...rest
}: ComponentProps<'span'> & { variant?: keyof typeof variants }) {
  return (
    <span
      className={`inline-flex min-h-8 items-center pill px-3.5 text-sm font-bold ${variants[variant]} ${className}`}
      {...rest}
    />
  )
}
