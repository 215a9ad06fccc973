import { brand } from './brand.ts'

/** Adds thousands separators. Does not use Intl, whose first call takes 100 ms on a cheap phone. */
export const formatNumber = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

export const formatTaka = (taka: number) => brand.currency.sign + formatNumber(taka)
