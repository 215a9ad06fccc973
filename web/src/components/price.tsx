import type { ComponentProps } from 'react'
import { brand } from '../brand/brand.ts'
import { formatNumber } from './format-number.ts'

const sizes = {
  small: 'type-price text-[17px]',
  medium: 'type-price text-[26px]',
  large: 'type-display text-[40px]',
} as const

type PriceProps = ComponentProps<'span'> & {
  /** Whole taka. */
  taka: number
  size?: keyof typeof sizes
}

/** Money as the shop writes it: sign first, thousands separators, no decimals. */
export function Price({ taka, size = 'small', className = '', ...rest }: PriceProps) {
  return (
    <span className={`whitespace-nowrap tabular-nums ${sizes[size]} ${className}`} {...rest}>
      {brand.currency.sign}
      {formatNumber(taka)}
    </span>
  )
}
