import { brand } from './brand.ts'

/** A whole number with thousands separators. The first use of Intl takes a cheap phone 100 ms. */
export const formatNumber = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole taka as the shop writes money: sign first, no decimals. */
export const formatTaka = (taka: number) => brand.currency.sign + formatNumber(taka)
