import type { ComponentProps } from 'react'
import { viewBox } from '../brand/wordmark.ts'

const variants = { white: 'fill-paper', red: 'fill-brand' } as const

type LogoProps = ComponentProps<'svg'> & { variant: keyof typeof variants }

/**
 * The wordmark, hidden from assistive technology: the surrounding link or text has the name. Each page
 * contains the wordmark's path once (build/vite-plugins.ts), so that no script contains it.
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
