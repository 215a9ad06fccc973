import type { ComponentProps } from 'react'
import { viewBox } from '../brand/wordmark.ts'

const variants = { white: 'fill-paper', red: 'fill-brand' } as const

type LogoProps = ComponentProps<'svg'> & { variant: keyof typeof variants }

/** Hidden from assistive technology. Its path is in each page once, and in no script (build/vite-plugins.ts). */
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
