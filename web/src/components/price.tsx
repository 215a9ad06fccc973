import type { ComponentProps } from 'react'
import { formatTaka } from '../brand/format-number.ts'

const sizes = {
  small: 'type-price text-base lg:text-lg',
  medium: 'type-price text-2xl',
  large: 'type-display text-4xl',
  inherit: '',
} as const

type PriceProps = ComponentProps<'span'> & {
  taka: number
  size?: keyof typeof sizes
}

export function Price({ taka, size = 'small', className = '', ...rest }: PriceProps) {
  return (
    <span className={`whitespace-nowrap ${sizes[size]} ${className}`} {...rest}>
      {formatTaka(taka)}
    </span>
  )
}
