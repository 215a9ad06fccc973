import type { ComponentProps } from 'react'

const variants = {
  brand:
    'bg-brand text-paper hover:bg-brand-deep active:bg-brand-deep disabled:bg-busy disabled:text-busy-text',
  ink: 'bg-ink text-paper hover:bg-ink-soft disabled:bg-bone disabled:text-smoke',
  white: 'bg-paper text-ink hover:bg-bone disabled:bg-bone disabled:text-smoke',
  outline:
    'border-2 border-current hover:bg-ink hover:border-ink hover:text-paper disabled:bg-bone disabled:text-smoke',
  outlineOnDark: 'border-2 border-paper text-paper hover:bg-paper hover:text-ink',
  quiet:
    'border-[1.5px] border-field bg-paper text-ink hover:border-ink disabled:bg-bone disabled:text-smoke',
} as const

const sizes = {
  small: 'min-h-11 px-5.5 text-15',
  medium: 'min-h-13 px-7 text-base',
  form: 'min-h-14 w-full px-7 text-base',
  buy: 'min-h-12 px-4 text-base lg:min-h-14 lg:px-5',
} as const

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

const baseClasses =
  'type-label inline-flex items-center justify-center gap-3 rounded-full text-center xs:whitespace-nowrap transition enabled:active:scale-[.98] disabled:border-transparent'

export const buttonClasses = (
  { variant = 'brand', size = 'medium' }: ButtonStyle,
  className = '',
) => `${baseClasses} ${variants[variant]} ${sizes[size]} ${className}`

/** A pill-shaped button. The disabled style also indicates a pending action. */
export function Button({
  variant,
  size,
  type = 'button',
  className = '',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={buttonClasses({ variant, size }, className)} {...rest} />
}
