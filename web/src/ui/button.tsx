import type { ComponentProps } from 'react'

const pill = 'inline-flex items-center justify-center pill text-center'
const solid = `${pill} type-label gap-3 min-[22.5rem]:whitespace-nowrap transition enabled:active:scale-[.98] disabled:border-transparent`
const disabled = 'disabled:bg-bone disabled:text-smoke'

const variants = {
  default: `${solid} bg-brand text-paper hover:bg-brand-deep active:bg-brand-deep disabled:bg-busy disabled:text-busy-text`,
  secondary: `${solid} bg-ink text-paper hover:bg-ink-soft ${disabled}`,
  outline: `${solid} border-2 border-current hover:bg-ink hover:border-ink hover:text-paper ${disabled}`,
  field: `${solid} border-[1.5px] border-field bg-paper text-ink hover:border-ink ${disabled}`,
  /** On dark ground. */
  inverse: `${solid} bg-paper text-ink hover:bg-bone ${disabled}`,
  'outline-inverse': `${solid} border-2 border-paper text-paper hover:bg-paper hover:text-ink`,
  /** Its colours depend on the ground. */
  ghost: pill,
  link: 'link disabled:text-smoke',
} as const

const sizes = {
  sm: 'min-h-11 px-5.5 text-sm',
  default: 'min-h-13 px-7 text-base',
  /** For two that are side by side on a phone. */
  pair: 'min-h-13 px-4 text-sm lg:px-7 lg:text-base',
  /** Wide enough for 'Copied' and its icon. */
  lg: 'min-h-14 min-w-40 px-7 text-base',
  icon: 'size-11 shrink-0',
  stepper: 'min-h-12 px-4 text-base lg:min-h-14 lg:px-5',
  /** In the size of the text around it. */
  text: 'inline-flex min-h-11 items-center',
  /** In a sentence, which may break inside it. */
  inline: 'inline text-left',
} as const

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

/** The classes of a button, for a link that looks like one. */
export const buttonVariants = (
  { variant = 'default', size = 'default' }: ButtonStyle,
  className = '',
) => `${variants[variant]} ${sizes[size]} ${className}`

/** The disabled style also indicates a pending action. */
export function Button({
  variant,
  size,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={buttonVariants({ variant, size }, className)} {...rest} />
}
