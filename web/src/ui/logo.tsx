import type { ComponentProps } from 'react'
import { wordmark } from './wordmark.ts'

const variants = { white: 'fill-paper', red: 'fill-brand' } as const

type LogoProps = ComponentProps<'svg'> & { variant: keyof typeof variants }

/** The wordmark as a drawing; the link or text around it says the name. */
export function Logo({ variant, className = '', ...rest }: LogoProps) {
  return (
    <svg
      viewBox={wordmark.viewBox}
      aria-hidden="true"
      data-logo={variant}
      className={`${variants[variant]} ${className}`}
      {...rest}
    >
      <path d={wordmark.path} />
    </svg>
  )
}
