import type { ComponentProps } from 'react'

const variants = {
  default:
    'min-h-13 w-full rounded-field border-[1.5px] border-field bg-paper px-4 text-base text-ink placeholder:text-smoke hover:border-ink focus:border-ink read-only:bg-bone read-only:text-smoke aria-invalid:border-3 aria-invalid:border-brand',
  outline: 'min-h-13 pill border-[1.5px] border-current px-5 placeholder:text-current',
  /** With room for an icon. */
  search:
    'min-h-12 w-full appearance-none pill border-[1.5px] border-field pr-4 pl-12 text-base text-ellipsis placeholder:text-smoke lg:min-h-13',
  /** A text to copy. Its colours depend on the ground. */
  copy: 'min-h-14 pill px-6 text-base text-ink',
  ghost:
    'type-label min-h-14 text-2xl text-ellipsis caret-brand outline-none placeholder:text-smoke max-xs:text-lg lg:min-h-16 lg:text-4xl',
} as const

type InputProps = ComponentProps<'input'> & { variant?: keyof typeof variants }

export function Input({ variant = 'default', className = '', ...rest }: InputProps) {
  return <input className={`min-w-0 ${variants[variant]} ${className}`} {...rest} />
}
