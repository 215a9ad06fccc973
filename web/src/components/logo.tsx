import type { ComponentProps } from 'react'
import { viewBox } from '../brand/wordmark.ts'

const variants = { white: 'fill-paper', red: 'fill-brand' } as const

type LogoProps = ComponentProps<'svg'> & { variant: keyof typeof variants }

/**
 * The wordmark as a drawing; the link or text around it says the name. Its outline stands once in
 * the page (vite.config.ts puts it there), not in the scripts of every visit.
 */
export function Logo({ variant, className = '', ...rest }: LogoProps) {
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      data-logo={variant}
      className={`${variants[variant]} ${className}`}
      {...rest}
    >
      <use href="#wordmark" />
    </svg>
  )
}
