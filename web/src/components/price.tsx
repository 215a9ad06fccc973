import type { ComponentProps } from 'react'
import { formatTaka } from '../brand/format-number.ts'

const sizes = {
  small: 'type-price text-17',
  medium: 'type-price text-26',
  large: 'type-display text-40',
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
